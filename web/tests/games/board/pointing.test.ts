// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ActionIndex } from '$games/shared/actions';
import { IDLE, down, interrupt, lift, move, nearest, up, type Hold, type Spot } from '$games/board/model/pointing';

const black: Hold = { type: 'piece', piece: 'body', colour: 'K' };
const red: Hold = { type: 'piece', piece: 'head', colour: 'R' };
const spots: Spot[] = [
  { target: { serpent: 'A', end: 'left' }, x: 100, y: 100 },
  { target: { serpent: 'A', end: 'right' }, x: 300, y: 100 },
];

describe('tapping', () => {
  it('lifts, puts back, and changes to another thing', () => {
    const held = lift(IDLE, black);
    expect(held.held).toEqual(black);
    expect(lift(held, black).held).toBeNull();
    expect(lift(held, red).held).toEqual(red);
  });

  it('is not disturbed by a pointer that hardly moves', () => {
    const pressed = move(down(IDLE, black, 10, 10), 15, 15, () => spots);
    expect(pressed.drag).toBeNull();
    const { state, drop } = up(pressed);
    expect(drop).toBeNull();
    expect(lift(state, black).held).toEqual(black);
  });
});

describe('dragging', () => {
  const start = down(IDLE, black, 10, 300);

  it('begins beyond eight pixels and snaps to the nearest socket', () => {
    const dragged = move(start, 120, 110, () => spots);
    expect(dragged.held).toEqual(black);
    expect(dragged.drag?.spot?.target.end).toBe('left');
    expect(move(dragged, 280, 120, () => spots).drag?.spot?.target.end).toBe('right');
  });

  it('drops on the socket, and the click after it means nothing', () => {
    const { state, drop } = up(move(start, 295, 90, () => spots));
    expect(drop).toEqual({ hold: black, target: { serpent: 'A', end: 'right' } });
    expect(state.held).toBeNull();
    expect(lift(state, black).held).toBeNull();
    expect(lift(lift(state, black), black).held).toEqual(black);
  });

  it('is cancelled anywhere else, and where the pointer is taken away', () => {
    const away = move(start, 600, 600, () => spots);
    expect(away.drag?.spot).toBeNull();
    expect(up(away).drop).toBeNull();
    expect(interrupt(away)).toEqual(IDLE);
    expect(up(interrupt(away)).drop).toBeNull();
  });

  it('a finger that begins to scroll drops nothing that was tapped', () => {
    const held = lift(IDLE, red);
    expect(interrupt(held).held).toEqual(red);
    expect(interrupt(down(held, black, 10, 10))).toEqual(held);
  });

  it('does nothing without a press', () => {
    expect(move(IDLE, 50, 50, () => spots)).toBe(IDLE);
  });

  it('finds no socket that is too far away', () => {
    expect(nearest(spots, 100, 300)).toBeNull();
    expect(nearest([], 0, 0)).toBeNull();
  });
});

describe('the index of actions', () => {
  const index = new ActionIndex([
    { id: 7, kind: 'add', text: '', reveals: false, args: { piece: 'body', colours: 'K', serpent: 'A', end: 'left' } },
    { id: 8, kind: 'add', text: '', reveals: false, args: { piece: 'body', colours: 'K', serpent: 'B', end: 'left' } },
    { id: 9, kind: 'done', text: '', reveals: true, args: {} },
  ]);

  it('finds an action by kind and arguments in any order', () => {
    expect(index.find('add', { end: 'left', serpent: 'B', colours: 'K', piece: 'body' })?.id).toBe(8);
    expect(index.find('add', { serpent: 'B' })).toBeUndefined();
    expect(index.find('done')?.id).toBe(9);
  });

  it('lists what fits some arguments', () => {
    expect(index.all('add', { colours: 'K' }).map(({ id }) => id)).toEqual([7, 8]);
    expect(index.all('add', { serpent: 'A' })).toHaveLength(1);
    expect(index.has('take')).toBe(false);
    expect(index.byId(7)?.kind).toBe('add');
    expect(index.size).toBe(3);
  });
});
