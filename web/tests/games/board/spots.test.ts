/** Places for held things are found by data, so that they are found whatever the buttons are called. */
import { describe, expect, it } from 'vitest';
import { placementAt, spotsFor } from '$games/board/controller/spots';
import type { BoardController } from '$games/board/controller/controller.svelte';
import { BoardModel } from '$games/board/model/model';
import type { Hold } from '$games/board/model/pointing';
import { NAMES, STATES } from './port.svelte';

const model = new BoardModel(STATES.assemble);
const hold = model.tray
  .map(({ kind, colour }): Hold => ({ type: 'piece', piece: kind, colour }))
  .find((each) => model.canLift(each)) as Hold;
const controller = { model, held: hold } as unknown as BoardController;

/** Lanes as they are drawn, without a word. */
function drawn(): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = ['A', 'B']
    .map(
      (slot) =>
        `<div data-lane="${slot}"><button data-end="left"></button><button data-end="right"></button><div data-socket="${slot} new"><button></button></div><button class="hit piece"></button></div>`,
    )
    .join('');
  return root;
}

describe('spots', () => {
  it('are there for every target of a held piece, and pressing one means its action', () => {
    const root = drawn();
    const targets = model.targetsFor(hold);
    expect(targets.length).toBeGreaterThan(0);
    expect(spotsFor(controller, root, hold, 0, 0).map((spot) => spot.target)).toEqual(targets);
    for (const target of targets) {
      const socket = root.querySelector(
        `[data-lane="${target.serpent}"] ${target.end === 'new' ? '[data-socket] button' : `[data-end="${target.end}"]`}`,
      );
      expect(placementAt(controller, socket)).toBe(model.actionFor(hold, target)?.id);
    }
    expect(placementAt(controller, root.querySelector('.piece'))).toBeNull();
  });

  it.each(NAMES)('in the supply are written as the actions that take them: %s', (name) => {
    const seen = new BoardModel(STATES[name]);
    const { heads, bodies, tails } = seen.view.supply;
    const spaces = [...heads, ...bodies.map((pair) => pair?.join('')), ...tails];
    for (const { args } of seen.index.all('take')) expect(spaces).toContain(args.colours);
  });
});
