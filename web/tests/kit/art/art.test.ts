import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import {
  CardBack,
  EndCard,
  FeatherCard,
  FeatherRow,
  GoldenFeather,
  Icon,
  MASKS,
  Mask,
  MiniCard,
  Piece,
  ProphecyCard,
  SacrificeToken,
  Serpent,
  Socket,
  TempleCard,
  parseSerpent,
  type PieceState,
} from '$kit/art';
import {
  boardProphecies,
  boardTemples,
  cardProphecies,
  cardTemples,
  levelsOf,
  prophecyById,
  templeById,
} from '$kit/data';

const uses = (root: ParentNode) => [...root.querySelectorAll('use')].map((use) => use.getAttribute('href'));

describe('Piece', () => {
  it('draws halo and piece, and has its name', () => {
    const { container } = render(Piece, { kind: 'head', colour: 'G', size: 60, label: 'green head' });
    expect(screen.getByRole('img', { name: 'green head' })).toBeVisible();
    expect(uses(container)).toEqual(['#h-head-G', '#p-head-G']);
  });

  it('is plain below 40 px, and puts the sprite into the page once', () => {
    const { container } = render(Piece, { kind: 'body', colour: 'O', size: 24 });
    expect(uses(container)).toEqual(['#h-body-O-mini', '#p-body-O-mini']);
    render(Piece, { kind: 'body', colour: 'Y' });
    expect(document.querySelectorAll('#coatl-sprite')).toHaveLength(1);
    expect(document.getElementById('p-body-O-mini')).not.toBeNull();
  });

  it.each<PieceState>(['draft', 'selectable', 'selected', 'illegal', 'would'])('shows that it is %s', (state) => {
    const { container } = render(Piece, { kind: 'body', colour: 'R', states: state, label: 'red' });
    expect(container.querySelector(`svg.is-${state}`)).not.toBeNull();
    expect(container.querySelectorAll('.dash')).toHaveLength(state === 'draft' || state === 'would' ? 1 : 0);
  });

  it('is a button if it can be pressed', async () => {
    const onpress = vi.fn();
    render(Piece, { kind: 'body', colour: 'B', label: 'blue body', states: ['selected'], onpress });
    const button = screen.getByRole('button', { name: 'blue body', pressed: true });
    await fireEvent.click(button);
    expect(onpress).toHaveBeenCalledOnce();
  });

  it('shows what it covers', () => {
    const known = render(Piece, { kind: 'body', colour: 'Y', under: 'K' });
    expect(uses(known.container)).toContain('#p-body-K-mini');
    const unknown = render(Piece, { kind: 'body', colour: 'Y', under: null });
    expect(uses(unknown.container)).toContain('#rim');
  });
});

describe('Socket', () => {
  it('has a plus, or the glyph of what is missing', () => {
    const open = render(Socket, { label: 'right end', hot: true, onpress: () => undefined });
    expect(screen.getByRole('button', { name: 'right end' })).toBeVisible();
    expect(open.container.querySelector('.plus')).not.toBeNull();
    expect(open.container.querySelector('.is-hot')).not.toBeNull();
    const ghost = render(Socket, { label: 'green body is missing', colour: 'G' });
    expect(uses(ghost.container)).toEqual(['#g-G']);
  });
});

describe('Serpent', () => {
  it('paints halos first, then pieces from tail to head', () => {
    const { container } = render(Serpent, { pieces: parseSerpent('<GRK>'), label: 'Cóatl I', width: 400 });
    expect(screen.getByRole('img', { name: 'Cóatl I' })).toBeVisible();
    expect(uses(container)).toEqual(['#h-head-G', '#h-body-R', '#h-tail-K', '#p-tail-K', '#p-body-R', '#p-head-G']);
  });

  it.each([1, 2, 7, 20, 33, 60])('of %i pieces draws them all', (count) => {
    const pieces = parseSerpent('YRKGB'.repeat(12).slice(0, count));
    const { container } = render(Serpent, { pieces, label: 'long', width: 320 });
    expect(container.querySelectorAll('.part')).toHaveLength(count);
  });

  it('has brackets of three kinds with their numbers', () => {
    const { container } = render(Serpent, {
      pieces: parseSerpent('BBKBB'),
      label: 'pairs',
      width: 500,
      spans: [
        { pieces: [0, 1], mark: '1', kind: 'scored' },
        { pieces: [3, 4], mark: '2', kind: 'surplus' },
        { pieces: [4, 5], mark: '3', kind: 'would' },
      ],
      right: { label: 'right end', ghost: 'B' },
    });
    const kinds = [...container.querySelectorAll('.bracket')].map((bracket) => [
      bracket.classList[1],
      bracket.textContent.trim(),
    ]);
    expect(kinds).toEqual([
      ['is-scored', '1'],
      ['is-surplus', '2'],
      ['is-would', '3'],
    ]);
    expect(container.innerHTML).not.toMatch(/NaN|undefined/);
  });

  it('has buttons at its open ends, which say what a piece would change', async () => {
    const left = vi.fn();
    const right = vi.fn();
    render(Serpent, {
      pieces: parseSerpent('GYYG'),
      label: 'open',
      width: 600,
      left: { label: 'left end', onpress: left, delta: { value: -2, text: '−2 breaks the pair' } },
      right: { label: 'right end', hot: true, closed: true, onpress: right, delta: { value: 3, text: '+3' } },
    });
    await fireEvent.click(screen.getByRole('button', { name: 'left end' }));
    expect(left).toHaveBeenCalledOnce();
    const closed = screen.getByRole('button', { name: 'right end' });
    expect(closed).toHaveAttribute('aria-disabled', 'true');
    await fireEvent.click(closed);
    expect(right).toHaveBeenCalledOnce();
    expect(screen.getByText('−2 breaks the pair')).toHaveClass('bad');
    expect(screen.getByText('+3')).toHaveClass('good');
  });

  it('lets chosen pieces be pressed', async () => {
    const onpress = vi.fn();
    render(Serpent, {
      pieces: parseSerpent('<GR'),
      label: 'open',
      width: 600,
      states: { 1: 'draft' },
      pressable: { 1: 'take the red body back' },
      onpress,
    });
    await fireEvent.click(screen.getByRole('button', { name: 'take the red body back' }));
    expect(onpress).toHaveBeenCalledWith(1);
  });

  it('draws a line for each stave if asked', () => {
    const { container } = render(Serpent, {
      pieces: parseSerpent('<YYBBB>'),
      label: 'explained',
      width: 500,
      guides: true,
      spans: [
        { pieces: [0, 1], mark: '1', kind: 'scored', stave: 0 },
        { pieces: [1, 2], mark: '1', kind: 'scored', stave: 1 },
      ],
    });
    expect(container.querySelectorAll('.guide')).toHaveLength(2);
  });

  it('may have no piece at all', () => {
    render(Serpent, { pieces: [], label: 'new', width: 400, right: { label: 'begin here', onpress: () => undefined } });
    expect(screen.getByRole('button', { name: 'begin here' })).toBeVisible();
  });
});

describe('FeatherRow', () => {
  it('draws head, tail, stacks and the card that is being placed', () => {
    const { container } = render(FeatherRow, {
      row: { colours: ['R', 'G', 'Y', 'B'], stacks: [1, 2], has_head: true, has_tail: true },
      covered: { 1: 'K' },
      fresh: [2, 3],
      freshMark: '3',
      label: 'row',
      width: 600,
    });
    const drawn = uses(container);
    expect(drawn).toEqual(expect.arrayContaining(['#p-head-R', '#p-tail-B', '#p-body-K-mini', '#rim']));
    expect(container.querySelectorAll('.mark')).toHaveLength(1);
    expect(container.querySelectorAll('.part.is-draft.is-selected')).toHaveLength(2);
    expect(container.querySelector('.bracket text')).toHaveTextContent('3');
  });
});

describe('ProphecyCard', () => {
  it.each([...boardProphecies, ...cardProphecies].map((card) => [card.id, card] as const))(
    '%s shows all its levels',
    (_, card) => {
      const { container } = render(ProphecyCard, { card, label: 'name', sentence: 'words' });
      expect(screen.getByRole('img', { name: 'name' })).toBeVisible();
      expect(screen.getByText('words')).toBeVisible();
      const numbers = [...container.querySelectorAll('text.number')].map((text) => Number(text.textContent));
      expect(numbers).toEqual(levelsOf(card).map(([, points]) => points));
      expect(container.innerHTML).not.toMatch(/NaN|undefined/);
    },
  );

  it('marks the level that is reached', () => {
    const { container } = render(ProphecyCard, { card: prophecyById('P01'), label: 'count', level: 3 });
    const fills = [...container.querySelectorAll('rect')].map((step) => step.getAttribute('fill'));
    expect(fills).toEqual(['#e9b3cd', '#e9b3cd', '#c4126b', '#f1e3c4']);
  });

  it('has a badge instead of the sentence below 130 px', () => {
    render(ProphecyCard, {
      card: prophecyById('P08'),
      label: 'pair',
      width: 104,
      sentence: 'words',
      badge: { text: '1× = 2', next: 'next 2×', reached: true },
    });
    expect(screen.getByRole('img', { name: 'pair, 1× = 2, next 2×' })).toBeVisible();
    expect(screen.getByText('1× = 2')).toHaveClass('reached');
    expect(screen.getByText('next 2×')).toBeVisible();
    expect(screen.queryByText('words')).toBeNull();
  });

  it('is a button if it can be pressed', async () => {
    const onpress = vi.fn();
    render(ProphecyCard, { card: prophecyById('C32'), label: 'stack', selected: true, onpress });
    await fireEvent.click(screen.getByRole('button', { name: 'stack', pressed: true }));
    expect(onpress).toHaveBeenCalledOnce();
  });
});

describe('TempleCard', () => {
  it.each([...boardTemples, ...cardTemples].map((card) => [card.id, card] as const))(
    '%s can be drawn, large and small',
    (_, card) => {
      for (const width of [154, 104]) {
        const { container, unmount } = render(TempleCard, {
          card,
          label: 'temple',
          width,
          sentences: ['a', 'b', 'c'],
          stepLabels: ['one', 'two', 'all'],
        });
        expect(container.innerHTML).not.toMatch(/NaN|undefined/);
        expect(screen.getByText('one')).toBeInTheDocument();
        unmount();
      }
    },
  );

  it('marks what is met', () => {
    const { container } = render(TempleCard, { card: templeById('T16'), label: 'temple', met: 2 });
    const fills = [...container.querySelectorAll('rect')].map((step) => step.getAttribute('fill'));
    expect(fills).toEqual(['#e9b3cd', '#c4126b', '#f1e3c4']);
  });
});

describe('other cards', () => {
  it('MiniCard has pattern, badge and lock', () => {
    const { container } = render(MiniCard, {
      card: prophecyById('C23'),
      label: 'either',
      secured: true,
      badge: { text: 'level 3 = 6', reached: true, locked: true },
    });
    expect(screen.getByRole('img', { name: 'either, level 3 = 6' })).toHaveClass('secured');
    expect(screen.getByText('level 3 = 6')).toBeVisible();
    expect(container.querySelectorAll('use').length).toBeGreaterThan(3);
  });

  it('MiniCard shows what a temple asks for', () => {
    const { container } = render(MiniCard, {
      card: templeById('T15'),
      label: 'temple',
      selected: true,
      onpress: () => undefined,
    });
    expect(screen.getByRole('button', { name: 'temple', pressed: true })).toBeVisible();
    expect(uses(container)).toEqual(
      expect.arrayContaining(['#e-temple', '#p-body-Y-mini', '#p-body-K-mini', '#p-body-G-mini']),
    );
  });

  it('FeatherCard, EndCard and CardBack have names', async () => {
    const onpress = vi.fn();
    render(FeatherCard, { colours: ['Y', 'R'], label: 'yellow and red', onpress });
    await fireEvent.click(screen.getByRole('button', { name: 'yellow and red' }));
    expect(onpress).toHaveBeenCalledOnce();
    render(EndCard, { kind: 'tail', colour: 'G', label: 'green tail' });
    expect(screen.getByRole('img', { name: 'green tail' })).toBeVisible();
    for (const deck of ['prophecy', 'temple', 'feather', 'action'] as const) {
      render(CardBack, { deck, label: deck, count: 7 });
      expect(screen.getByRole('img', { name: deck })).toHaveTextContent('7');
    }
  });
});

describe('small things', () => {
  it('tokens, gold, masks and icons have names', () => {
    render(SacrificeToken, { kind: 'pick', label: 'Perfect Pick, used', spent: true, onpress: () => undefined });
    expect(screen.getByRole('button', { name: 'Perfect Pick, used' })).toHaveAttribute('aria-disabled', 'true');
    render(GoldenFeather, { label: 'two golden segments', count: 2 });
    expect(screen.getByRole('img', { name: 'two golden segments' })).toHaveTextContent('2');
    for (const name of MASKS) {
      render(Mask, { name, label: name });
      expect(screen.getByRole('img', { name })).toBeVisible();
    }
    const icon = render(Icon, { name: 'lock' });
    expect(icon.container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});
