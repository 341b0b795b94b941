import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BoardModel } from '$games/board/model/model';
import { tellEvents } from '$games/board/model/speech';
import BoardTable from '$games/board/BoardTable.svelte';
import { HINT, NAMES, STATES, TestPort } from './port.svelte';
import { LANGUAGES, readMessages, testWords } from './words';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.open = true;
  });
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    this.open = false;
  });
});
afterEach(() => {
  window.innerWidth = 1440;
});

function show(name: keyof typeof STATES, width = 1440) {
  window.innerWidth = width;
  const port = new TestPort(STATES[name]);
  const { words, missing } = testWords();
  const view = render(BoardTable, { table: port, words });
  flushSync();
  return { port, missing, ...view };
}
const key = (name: string, more: KeyboardEventInit = {}) => fireEvent.keyDown(window, { key: name, ...more });

describe('languages', () => {
  it('have the same messages with the same variables', () => {
    const [en, ...others] = LANGUAGES.map((language) => readMessages(language));
    for (const other of others) {
      expect([...other.keys()].sort()).toEqual([...(en?.keys() ?? [])].sort());
      for (const [name, variables] of en ?? [])
        expect([name, [...(other.get(name) ?? [])].sort()]).toEqual([name, [...variables].sort()]);
    }
  });
});

describe('the supply', () => {
  it('says what the pieces of a space would do, and which cards they serve', async () => {
    const { container, port } = show('steal');
    const spaces = [...container.querySelectorAll<HTMLElement>('.take.can')];
    const told = (space: HTMLElement) =>
      document.getElementById(space.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
    const [useful, last] = ['board-take-use', 'board-take-completes'].map((name) =>
      spaces.find((space) => told(space).startsWith(name)),
    );
    if (!useful || !last) throw new Error('no use');
    expect(told(useful)).toMatch(/board-plus 2 .*P01.* 0 2$/);
    expect(useful.querySelector('.chip')?.textContent.trim()).toBe('board-plus 2');
    expect(last.querySelector('.chip')?.textContent.trim()).toBe('');
    expect(last.querySelector('.chip svg')).not.toBeNull();
    expect(container.querySelector('.take:not(.can) .chip')).toBeNull();
    const glowing = () => container.querySelectorAll('.hand .glow').length;
    expect(glowing()).toBe(0);
    await fireEvent.focus(useful);
    expect(glowing()).toBe(1);
    await fireEvent.blur(useful);
    expect(glowing()).toBe(0);
    await fireEvent.focus(useful);
    const { position } = STATES.steal;
    if (position?.lens?.game !== 'board') throw new Error('no lens');
    port.state = { ...STATES.steal, position: { ...position, lens: { ...position.lens, takes: [] } } };
    flushSync();
    expect(glowing()).toBe(0);
  });

  it('rests while a piece is held', async () => {
    const { container } = show('steal');
    expect(container.querySelectorAll('.take .chip').length).toBeGreaterThan(0);
    const piece = [...container.querySelectorAll<HTMLElement>('.tray button')].find((button) =>
      /board-piece-\w+ [YRKGB]/.test(button.getAttribute('aria-label') ?? ''),
    );
    await fireEvent.click(piece as HTMLElement);
    expect(piece?.getAttribute('aria-pressed')).toBe('true');
    expect(container.querySelectorAll('.take .chip')).toHaveLength(0);
  });
});

describe('every phase is drawn with words', () => {
  it.each(
    NAMES.flatMap((name) => (name === 'main' ? [1440, 820, 390] : [1440, 390]).map((width) => [name, width] as const)),
  )('%s at %d', (name, width) => {
    const { missing, container } = show(name, width);
    expect(container.querySelector('.table')).not.toBeNull();
    for (const tab of container.querySelectorAll<HTMLElement>('[role=tab]')) {
      tab.click();
      flushSync();
    }
    expect([...missing]).toEqual([]);
    for (const button of container.querySelectorAll('button')) {
      expect(button.getAttribute('aria-label') ?? button.textContent?.trim()).not.toBe('');
    }
  });

  it.each(['keys', 'log', 'peek', 'command'])('panel %s', async (panel) => {
    const { missing, container } = show('main');
    await key({ keys: '?', log: 'm', peek: 'o', command: '/' }[panel] ?? '');
    expect(container.ownerDocument.querySelectorAll('dialog[open]')).toHaveLength(1);
    expect([...missing]).toEqual([]);
  });

  it.each([1440, 390])('for a spectator at %d', (width) => {
    window.innerWidth = width;
    const { position, ...rest } = STATES.main;
    if (position?.view.game !== 'board') throw new Error('no board game');
    const seats = position.view.seats.map((seat) => ({
      ...seat,
      hand: null,
      temple: null,
      dealt: null,
      down: null,
      late: null,
    }));
    const view = { ...position.view, seat: null, seats };
    const port = new TestPort({
      ...rest,
      seat: null,
      position: { ...position, view, legal: [], draft: null, lens: null },
    });
    const { words, missing } = testWords();
    const { container } = render(BoardTable, { table: port, words });
    flushSync();
    expect(container.querySelector('.commit')).toBeNull();
    expect([...missing]).toEqual([]);
  });

  it('is quiet until there is a game', () => {
    const port = new TestPort({ ...STATES.main, position: null });
    const { container } = render(BoardTable, { table: port, words: testWords().words });
    expect(container.querySelector('.table')).toBeNull();
  });
});

describe('the model', () => {
  it('keeps places in the tray while pieces are drafted', () => {
    const model = new BoardModel(STATES.assemble);
    const used = STATES.assemble.position?.draft?.steps.filter((step) => ['add', 'begin'].includes(step.kind)).length;
    expect(model.tray.filter((space) => space.used)).toHaveLength(used ?? 0);
    expect(model.lanes.flatMap((lane) => lane.draft)).toHaveLength(used ?? 0);
  });

  it('offers exactly the placements that are legal', () => {
    const model = new BoardModel(STATES.assemble);
    const legal = model.index.all('add').length + model.index.all('begin').length;
    const kinds = new Map(
      model.tray.filter((space) => !space.used).map((space) => [`${space.kind}${space.colour}`, space]),
    );
    const offered = [...kinds.values()].flatMap(({ kind, colour }) =>
      model.targetsFor({ type: 'piece', piece: kind, colour }),
    );
    expect(offered).toHaveLength(legal);
  });
});

describe('playing', () => {
  it('takes pieces by touching them', async () => {
    const { port, container } = show('main');
    const niche = container.querySelector<HTMLElement>('.take.can');
    niche?.click();
    const legal = STATES.main.position?.legal
      .filter((action) => action.kind === 'take' && !action.reveals)
      .map(({ id }) => id);
    expect(legal).toContain(port.sent[0]?.action);
  });

  it('asks once before something is revealed, unless told not to', async () => {
    const { port, container } = show('main');
    const deck = container.querySelector<HTMLElement>('.deck');
    deck?.click();
    flushSync();
    expect(port.sent).toEqual([]);
    const dialog = document.querySelector<HTMLElement>('dialog[open]');
    if (!dialog) throw new Error('no question');
    await fireEvent.click(within(dialog).getByRole('switch'));
    await fireEvent.click(within(dialog).getByText('board-sure-yes'));
    expect(port.sent).toHaveLength(1);
    deck?.click();
    expect(port.sent).toHaveLength(2);
  });

  it('places a piece by keys alone', async () => {
    const { port } = show('assemble');
    const model = new BoardModel(STATES.assemble);
    const number = model.tray.findIndex(
      (space) => !space.used && model.canLift({ type: 'piece', piece: space.kind, colour: space.colour }),
    );
    await key(String(number + 1));
    const space = model.tray[number];
    const target = space && model.targetsFor({ type: 'piece', piece: space.kind, colour: space.colour })[0];
    if (!target) throw new Error('nothing to place');
    if (target.end !== 'new') await key(target.serpent.toLowerCase());
    await key({ left: 'ArrowLeft', right: 'ArrowRight', new: 'n', cards: 'f' }[target.end]);
    expect(port.sent[0]).toMatchObject({ type: 'step' });
    await key('z', { ctrlKey: true });
    expect(port.sent[1]).toEqual({ type: 'undo' });
  });

  it('places a piece by two taps, and shows what each socket changes', async () => {
    const { port, container } = show('assemble');
    const piece = container.querySelector<HTMLElement>('.tray button:not([aria-disabled])');
    await fireEvent.click(piece as HTMLElement);
    expect(piece?.getAttribute('aria-pressed')).toBe('true');
    const socket = container.querySelector<HTMLElement>(
      '[data-lane] button.hit:not([aria-disabled])[aria-label^="board-socket-place"], [data-socket] button:not([aria-disabled])',
    );
    await fireEvent.click(socket as HTMLElement);
    expect(port.sent[0]).toMatchObject({ type: 'step' });
  });

  it('Escape puts a held piece back', async () => {
    const { container } = show('assemble');
    await fireEvent.click(container.querySelector('.tray button:not([aria-disabled])') as HTMLElement);
    await key('Escape');
    expect(container.querySelector('.tray [aria-pressed=true]')).toBeNull();
  });

  it('commits a finished draft, and says why it cannot', async () => {
    const ended = show('ends');
    await key('c');
    expect(ended.port.sent).toEqual([{ type: 'commit' }]);
    ended.unmount();
    const { port, container } = show('main');
    await key('c');
    expect(port.sent).toEqual([]);
    expect(container.querySelector('[role=status]')?.textContent).toContain('board-why-nothing');
  });

  it('ends an assembly and commits it in one go', async () => {
    const { port } = show('assemble');
    await key('c');
    const done = STATES.assemble.position?.legal.find((action) => action.kind === 'done');
    if (!done?.reveals) expect(port.sent).toEqual([{ type: 'step', action: done?.id, commit: true }]);
  });

  it('leaves the lens out where the table has none', () => {
    const { container } = show('off');
    expect(container.querySelector('.badge')).toBeNull();
  });

  it('marks cards with their levels where it has one', () => {
    expect(show('assemble').container.querySelectorAll('.badge').length).toBeGreaterThan(4);
  });

  it('opens the choice of Perfect Pick and of golden segments', async () => {
    const { port, container, missing } = show('steal');
    const golden = [...container.querySelectorAll<HTMLElement>('.tray button')].find((button) =>
      button.getAttribute('aria-label')?.includes('board-piece-body O'),
    );
    await fireEvent.click(golden as HTMLElement);
    await fireEvent.click(document.querySelector('dialog[open] .choice') as HTMLElement);
    const ids = STATES.steal.position?.legal.filter((action) => action.kind === 'steal').map(({ id }) => id);
    const revealing = document.querySelector('dialog[open]');
    if (!revealing) expect(ids).toContain(port.sent[0]?.action);
    expect([...missing]).toEqual([]);
  });

  /** The hint, found fast. */
  const panel = () => within(document.querySelector<HTMLElement>('.hint') as HTMLElement);

  it('gives a hint, then its reason, then the plan: the same key tells more, and Escape closes', async () => {
    const { port, missing } = show('coach');
    await key('h');
    expect(port.sent).toEqual([{ type: 'hint' }]);
    expect(screen.getByText('hint-thinking')).toBeInTheDocument();
    port.hint = { ...HINT, version: STATES.coach.version };
    flushSync();
    expect(panel().getByText(/^board-do-begin/)).toBeInTheDocument();
    expect(panel().queryByText(/^hint-pays/)).toBeNull();
    await key('h');
    expect(panel().getByText(/hint-pays/)).toBeInTheDocument();
    expect(panel().queryByText('hint-plan')).toBeNull();
    await key('h');
    expect(panel().getByText('hint-plan')).toBeInTheDocument();
    expect(panel().getByText(/^hint-leads/)).toHaveTextContent('25');
    // One figure, the highest first, and near-ties are called so.
    expect(
      panel()
        .getAllByText(/^\d+$/, { selector: 'b' })
        .map((each) => each.textContent),
    ).toEqual(['25', '21']);
    expect(panel().getAllByText('hint-close-call')).toHaveLength(1);
    await key('h');
    expect(panel().getByText('hint-plan')).toBeInTheDocument();
    await key('Escape');
    expect(document.querySelector('.hint')).toBeNull();
    expect([...missing]).toEqual([]);
  });

  it('has the hint in the row of the hand where the window is short', async () => {
    const { innerHeight } = window;
    window.innerHeight = 390;
    const { port, missing } = show('coach', 844);
    await fireEvent.click(screen.getByRole('tab', { name: 'board-table-tab' }));
    await key('h');
    port.hint = { ...HINT, version: STATES.coach.version };
    flushSync();
    expect(panel().getByText(/^board-do-begin/)).toBeInTheDocument();
    expect(document.querySelector('.hint.short')).not.toBeNull();
    expect(document.querySelector('section.hand')).toBeNull();
    await key('Escape');
    expect(document.querySelector('section.hand')).not.toBeNull();
    expect([...missing]).toEqual([]);
    window.innerHeight = innerHeight;
  });

  it('keeps the plan and its number while it is followed, with the steps done ticked', async () => {
    const { port, missing } = show('coach');
    await key('h');
    port.hint = { ...HINT, version: STATES.coach.version };
    flushSync();
    await key('h');
    await key('h');
    const [first, second] = HINT.plan;
    await fireEvent.click(panel().getByText('hint-do 1'));
    expect(port.sent.at(-1)).toEqual({ type: 'step', action: first?.action.id });
    const state = STATES.coach;
    const draft = { steps: [first?.action], redo: 0, ends_turn: false };
    port.hint = null;
    port.state = {
      ...state,
      version: state.version + 1,
      position: { ...state.position, legal: [{ ...second?.action, reveals: false }], draft },
    } as typeof state;
    flushSync();
    // The answer is on its way: nothing moves meanwhile.
    expect(port.sent.at(-1)).toEqual({ type: 'hint' });
    expect(panel().getByText(/^hint-leads/)).toHaveTextContent('25');
    expect(panel().getByText('hint-do 2')).toBeInTheDocument();
    expect(document.querySelectorAll('.plan .done')).toHaveLength(1);
    expect([...missing]).toEqual([]);
  });

  it('says the same numbers on the things that are meant', async () => {
    const { port } = show('coach');
    await key('h');
    port.hint = { ...HINT, version: STATES.coach.version };
    flushSync();
    const numbers = [...document.querySelectorAll('.step')].map((each) => each.textContent);
    expect(new Set(numbers)).toEqual(new Set(['1']));
    expect(document.querySelector('.tray .step')).not.toBeNull();
  });

  it('offers to ask the coach again when there was no hint', async () => {
    const { port, missing } = show('coach');
    await key('h');
    port.hintRefusal = { code: 'no-hint', arguments: {}, message: '' };
    flushSync();
    expect(screen.getByText(/^error-unknown no-hint/)).toBeInTheDocument();
    expect(screen.queryByText('hint-thinking')).toBeNull();
    await fireEvent.click(screen.getByText('hint-again'));
    expect(port.sent).toEqual([{ type: 'hint' }, { type: 'hint' }]);
    expect([...missing]).toEqual([]);
  });

  it('says when something was refused', () => {
    const { port, container } = show('main');
    port.refusal = { code: 'taken', arguments: {}, message: '' };
    flushSync();
    expect(container.querySelector('[role=alert]')?.textContent).toContain('error-unknown taken');
  });
});

describe('around the game', () => {
  it('asks before the last turn leaves a Cóatl unfinished', async () => {
    const { port, container, missing } = show('last');
    await fireEvent.click(container.querySelector('.take.can') as HTMLElement);
    expect(screen.getByText('board-last-nothing')).toBeInTheDocument();
    expect(port.sent).toEqual([]);
    await fireEvent.click(screen.getByText('board-sure-yes'));
    expect(port.sent).toHaveLength(1);
    expect([...missing]).toEqual([]);
  });

  it('remembers another key', async () => {
    const first = show('ends');
    await key('?');
    const dialog = document.querySelector<HTMLElement>('dialog[open]');
    await fireEvent.click(
      within(dialog as HTMLElement)
        .getByText('C')
        .closest('button') as HTMLElement,
    );
    await key('k');
    await fireEvent.click(within(dialog as HTMLElement).getByRole('button', { name: 'board-close' }));
    await key('c');
    expect(first.port.sent).toEqual([]);
    await key('k');
    expect(first.port.sent).toEqual([{ type: 'commit' }]);
  });

  it('shows the chosen keys on the buttons', async () => {
    localStorage.setItem('coatl.board.keys', '{"commit":"k"}');
    const { container } = show('ends');
    const commit = container.querySelector('.commit button');
    expect(commit).toHaveAttribute('aria-keyshortcuts', 'k');
    expect(commit?.querySelector('kbd')).toHaveAttribute('data-key', 'K');
    expect(screen.getByRole('button', { name: 'board-undo' })).toHaveAttribute('aria-keyshortcuts', 'Control+Z');
  });

  it('keeps a held piece where a finger begins to scroll', async () => {
    const { container } = show('main', 390);
    const piece = container.querySelector<HTMLElement>('.tray .piece:not([aria-disabled])') as HTMLElement;
    await fireEvent.click(piece);
    await fireEvent.pointerCancel(container);
    expect(piece).toHaveAttribute('aria-pressed', 'true');
    await fireEvent.click(screen.getByRole('button', { name: 'board-switch' }));
    expect(piece).toHaveAttribute('aria-pressed', 'false');
  });

  it('goes from tab to tab by arrow keys', async () => {
    show('main', 390);
    const tab = (name: string) => screen.getByRole('tab', { name });
    tab('board-build').focus();
    await fireEvent.keyDown(tab('board-build'), { key: 'ArrowRight' });
    await waitFor(() => expect(document.activeElement).toBe(tab('board-table-tab')));
    await fireEvent.keyDown(tab('board-table-tab'), { key: 'ArrowRight' });
    expect(tab('board-supply')).toHaveAttribute('aria-selected', 'true');
    expect(tab('board-table-tab')).toHaveAttribute('tabindex', '-1');
  });

  it('tells of a rival what it shows, and of a card at rest what pressing it does', () => {
    const { container } = show('ends');
    expect(container.querySelector('button.slab')?.getAttribute('aria-label')).toMatch(
      /^board-rival-open .*\. board-kind-bot/,
    );
    const card = screen.getAllByRole('button', { name: /^board-card-look/ })[0];
    expect(card).not.toHaveAttribute('aria-disabled');
  });

  it('pins a card to a Cóatl as its goal', async () => {
    const { container, missing } = show('assemble');
    const card = container.querySelector<HTMLElement>('.hand .holder');
    await fireEvent.focusIn(card as HTMLElement);
    await key('g');
    expect(container.querySelector('.pin.on')).not.toBeNull();
    expect([...missing]).toEqual([]);
  });

  it('plays what is said in words, or says why not', async () => {
    const { missing } = show('main');
    await key('/');
    const box = document.querySelector<HTMLInputElement>('dialog[open] input');
    await fireEvent.input(box as HTMLInputElement, { target: { value: 'keep' } });
    await fireEvent.submit(box?.form as HTMLFormElement);
    expect(screen.getByText('say-none')).toBeInTheDocument();
    expect([...missing]).toEqual([]);
  });

  it('answers what is said, and not what was said before', async () => {
    show('main');
    await key('/');
    const box = document.querySelector<HTMLInputElement>('dialog[open] input') as HTMLInputElement;
    const say = async (value: string) => {
      await fireEvent.input(box, { target: { value } });
      await fireEvent.submit(box.form as HTMLFormElement);
      return document.querySelector('dialog[open] .answer')?.textContent;
    };
    expect(await say('undo')).toBe('board-why-undo');
    expect(await say('keep')).toBe('say-none');
    expect(await say('purple')).toBe('say-unknown purple');
    expect(box.value).toBe('purple');
  });

  it('says that it has taken back', async () => {
    const { port } = show('assemble');
    await key('/');
    const box = document.querySelector<HTMLInputElement>('dialog[open] input') as HTMLInputElement;
    await fireEvent.input(box, { target: { value: 'undo' } });
    await fireEvent.submit(box.form as HTMLFormElement);
    expect(port.sent).toEqual([{ type: 'undo' }]);
    expect(screen.getByText('say-undid')).toBeInTheDocument();
    expect(box.value).toBe('');
  });

  it('leaves a key alone on Tab and Enter', async () => {
    const { port } = show('ends');
    await key('?');
    const dialog = document.querySelector<HTMLElement>('dialog[open]') as HTMLElement;
    const commit = within(dialog).getByText('C').closest('button') as HTMLElement;
    for (const pressed of ['Tab', 'Enter', ' ', 'Escape']) {
      await fireEvent.click(commit);
      await key(pressed);
      expect(commit.textContent, pressed).toBe('C');
    }
    await fireEvent.click(within(dialog).getByRole('button', { name: 'board-close' }));
    await key('c');
    expect(port.sent).toEqual([{ type: 'commit' }]);
  });

  it('opens all about a card, and from there about the next one', async () => {
    const { container } = show('main');
    const card = container.querySelector<HTMLElement>('.hand .holder') as HTMLElement;
    await fireEvent.focusIn(card);
    await key('i');
    const dialog = document.querySelector('dialog[open]');
    expect(dialog?.textContent).toContain('about-card');
    await waitFor(() => expect(dialog?.querySelector('.detail h2')).not.toBeNull());
    const first = dialog?.querySelector('a[target="_blank"][href*="/cards/board/"]')?.getAttribute('href');
    await fireEvent.click(within(dialog as HTMLElement).getByRole('button', { name: 'gallery-next' }));
    expect(dialog?.querySelector('a[target="_blank"][href*="/cards/board/"]')?.getAttribute('href')).not.toBe(first);
  });

  it('lays the best cards by itself where there is a coach, one after the other', () => {
    const { position, ...rest } = STATES.complete;
    const legal = position?.legal.filter((action) => action.kind === 'fulfil') ?? [];
    const best = legal.map((action) => String(action.args.card)).slice(0, 1);
    if (!position?.lens || position.lens.game !== 'board') throw new Error('no lens');
    const table = { ...rest.table, help: 'coach' as const };
    const draft = position.draft && { ...position.draft, events: [] };
    const port = new TestPort({ ...rest, table, position: { ...position, draft, lens: { ...position.lens, best } } });
    render(BoardTable, { table: port, words: testWords().words });
    flushSync();
    expect(port.sent).toEqual(legal.slice(0, 1).map(({ id }) => ({ type: 'step', action: id })));
  });

  it('tells that a bot took over, that somebody is back, and which Temple was laid', () => {
    const model = new BoardModel(STATES.main);
    const { words, missing } = testWords();
    const events = ['replaced', 'returned', 'kicked'].map((name) => ({ name, seat: 1, data: {} }));
    const lines = tellEvents(words, model, [
      ...events,
      { name: 'temple', seat: 1, data: { serpent: 'A', card: 'T03' } },
    ]);
    expect(lines.map(({ text }) => text.split(' ')[0])).toEqual([
      'board-log-replaced',
      'board-log-returned',
      'board-log-kicked',
      'board-log-fulfilled',
    ]);
    expect(lines[3]?.text).toContain('T03');
    expect([...missing]).toEqual([]);
  });
});
