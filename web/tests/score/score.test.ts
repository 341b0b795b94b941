import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyCount, AnyScoring, BoardCount } from '$kit/api';
import { exampleSheet, formatSheet, parseSheet } from '$games/sheet/address';
import { KEY, ScoreController } from '../../src/score/controller.svelte';
import {
  addTile,
  emptySheet,
  flipStack,
  lengthOf,
  movePiece,
  notationOf,
  paintPiece,
  removePiece,
  requestOf,
} from '$games/sheet/sheet';
import { paidText, spansOf } from '../../src/score/telling';
import { language } from '$kit/words';
import Score from '../../src/score/Score.svelte';

const words = language.words;
const ANA = 'Ana~HBBRBBKKBBYYT.P29.P10.P05.T03';

const playerOf = (path: string) => {
  const [player] = parseSheet(path).sheet.players;
  if (!player) throw new Error('no player');
  return player;
};
const lineOf = (path: string) => {
  const [coatl] = playerOf(path).coatls;
  if (!coatl) throw new Error('no Cóatl');
  return coatl.line;
};

/** What the server answers to a sheet of one player without anything. */
const nothing = (wanted: AnyScoring): AnyCount =>
  wanted.game === 'board'
    ? {
        game: 'board',
        sight: null,
        doubts: [],
        players: wanted.players.map(({ serpents }) => ({
          rank: 1,
          points: 0,
          tie_breaks: [],
          gold_points: 0,
          serpents: (serpents ?? []).map(() => ({
            is_complete: false,
            prophecies: [],
            temple: null,
            worth: 0,
            points: 0,
          })),
        })),
      }
    : {
        game: 'cards',
        sight: null,
        doubts: [],
        players: wanted.players.map(() => ({
          rank: 1,
          points: 0,
          tie_breaks: [],
          held: [],
          held_points: 0,
          temple: null,
        })),
      };

beforeEach(async () => {
  localStorage.clear();
  location.hash = '';
  await language.choose('en', false);
  await language.need('gallery', 'helper');
});
afterEach(() => vi.unstubAllGlobals());

describe('addresses', () => {
  it.each([`board/${ANA}`, 'board.strict/Ana~HBYT_.P01_YYG.g2/-/Ben~', 'cards.D4/Ana~HGRyKT.C01-2.C05/CARL~.C11-3'])(
    '%s is written as it is read',
    (path) => {
      const { sheet, bad } = parseSheet(path);
      expect(bad).toEqual([]);
      expect(parseSheet(formatSheet(sheet))).toEqual({ sheet, bad: [] });
    },
  );

  it('hold whatever somebody is called', () => {
    for (const name of ['Zoë & Ana', 'a/b', 'a~b_c.d', "O'Neil", '%41', '☃']) {
      const sheet = { ...emptySheet('board'), players: [{ ...playerOf('board/-'), name }] };
      const path = formatSheet(sheet);
      expect(path).toMatch(/^[A-Za-z0-9%~/.-]+$/);
      expect(parseSheet(path).sheet.players[0]?.name).toBe(name);
    }
  });

  it('take the notation of the rules, too', () => {
    expect(formatSheet(parseSheet('board/<BBYR>').sheet)).toBe('board/HBBYRT');
    expect(formatSheet(parseSheet('board/%3CBBYR%3E').sheet)).toBe('board/HBBYRT');
    expect(formatSheet(parseSheet("cards/GRY'K").sheet)).toBe('cards/GRyK');
  });

  it('are read as far as they can be, and the rest is named', () => {
    const path = 'board/Ana~HBXYT.P01.P99.P01.T03_y/2/3/4/5';
    const { sheet, bad } = parseSheet(path);
    expect(notationOf(lineOf(path))).toBe('<BY>');
    expect(sheet.players[0]?.coatls[0]?.cards).toEqual([{ id: 'P01', level: null }]);
    expect(sheet.players[0]?.coatls[0]?.temple).toBe('T03');
    expect(bad).toEqual(['5', 'HBXYT', 'P99', 'P01', 'y', '2', '3', '4']);
    expect(parseSheet('chess/x').bad).toContain('chess');
    expect(parseSheet('').bad).toEqual([]);
  });

  it('come from examples of the gallery', () => {
    expect(formatSheet(exampleSheet('board', 'P10', '<YBBK>', []))).toBe('board/HYBBKT.P10');
    expect(formatSheet(exampleSheet('board', 'T16', '<YBBK>', ['P10']))).toBe('board/HYBBKT.P10.T16');
    expect(formatSheet(exampleSheet('cards', 'D1', "<YB'K>", ['C01-2']))).toBe('cards.D1/HYbKT.C01-2');
  });
});

describe('a Cóatl', () => {
  const line = lineOf('cards/HGRYKT');

  it('grows, shrinks and changes between its ends', () => {
    expect(notationOf(addTile(line, 'B', 'left'))).toBe('<GBRYK>');
    expect(notationOf(addTile(line, 'B', 'right'))).toBe('<GRYBK>');
    expect(notationOf(removePiece(line, 0))).toBe('RYK>');
    expect(notationOf(removePiece(line, 1))).toBe('<GYK>');
    expect(notationOf(removePiece(line, 3))).toBe('<GRY');
    expect(notationOf(movePiece(line, 1, 1))).toBe('<GYRK>');
    expect(movePiece(line, 1, -1)).toBe(line);
    expect(notationOf(paintPiece(line, 0, 'B'))).toBe('<BRYK>');
    expect(notationOf(paintPiece(line, 3, 'B'))).toBe('<GRYB>');
    expect(notationOf(flipStack(line, 2))).toBe("<GRY'K>");
    expect(flipStack(line, 0)).toBe(line);
    expect(lengthOf(line)).toBe(4);
  });

  it('is asked about as the server wants it', () => {
    expect(requestOf(parseSheet(`board/${ANA}`).sheet, 0, 0)).toEqual({
      game: 'board',
      strict_ends: false,
      look: { player: 0, serpent: 0 },
      players: [
        {
          gold: 0,
          serpents: [
            { pieces: '<BBRBBKKBBYY>', prophecies: ['P29', 'P10', 'P05'], temple: 'T03' },
            { pieces: '', prophecies: [], temple: null },
            { pieces: '', prophecies: [], temple: null },
          ],
        },
      ],
    });
    expect(requestOf(parseSheet("cards.D4/GR'.C01-2.C05").sheet, 0, 0)).toEqual({
      game: 'cards',
      temple: 'D4',
      look: { player: 0, serpent: 0 },
      players: [
        {
          row: "GR'",
          held: [
            { card: 'C01', level: 2 },
            { card: 'C05', level: null },
          ],
        },
      ],
    });
  });
});

describe('telling', () => {
  const paid = {
    times: 3,
    level: 2,
    points: 5,
    next_times: null,
    next_points: null,
    scored: [
      [0, 1],
      [3, 4],
    ],
    surplus: [[7, 8]],
    missing: null,
  };

  it('says what is paid, what is too much and what comes next', () => {
    expect(paidText(words, { card: 'P10', paid })).toEqual({ times: '3×, paid as 2×', next: 'one is surplus' });
    expect(
      paidText(words, {
        card: 'P10',
        paid: { ...paid, times: 1, level: 1, scored: [[0, 1]], surplus: [], next_times: 2, next_points: 5 },
      }),
    ).toEqual({
      times: '1×',
      next: 'one more pays 5',
    });
    expect(spansOf(paid, 1).map(({ mark, kind, stave }) => `${mark} ${kind} ${stave}`)).toEqual([
      '1 scored 1',
      '2 scored 1',
      '3 surplus 1',
    ]);
  });
});

describe('the controller', () => {
  function makeController() {
    const asked: AnyScoring[] = [];
    const paths: string[] = [];
    const controller = new ScoreController({
      ask: (wanted) => (asked.push(wanted), Promise.resolve(nothing(wanted))),
      moved: (path) => paths.push(path),
    });
    return { controller, asked, paths };
  }

  it('keeps the address with every change, and takes it back', () => {
    const { controller, paths } = makeController();
    controller.open('board/-');
    controller.press('body', 'B');
    controller.press('head', 'Y');
    controller.press('tail', 'R');
    expect(paths.at(-1)).toBe('board/HYBRT');
    controller.hold(1);
    controller.press('body', 'K');
    expect(paths.at(-1)).toBe('board/HYKRT');
    controller.undo();
    controller.undo();
    expect(paths.at(-1)).toBe('board/HYB');
    controller.flip('P10');
    controller.flipTemple('T03');
    controller.setGold(2);
    controller.setName('Ana');
    expect(paths.at(-1)).toBe('board/Ana~HYB.P10.T03.g2');
    expect(localStorage.getItem(KEY)).toBe(paths.at(-1));
    controller.stop();
  });

  it('takes at most four Prophecies beside a Cóatl', () => {
    const { controller } = makeController();
    controller.open('board/-');
    for (const id of ['P01', 'P02', 'P03', 'P04', 'P05']) controller.flip(id);
    expect(controller.current.cards.map(({ id }) => id)).toEqual(['P01', 'P02', 'P03', 'P04']);
    controller.flip('P02');
    expect(controller.isFull).toBe(false);
    controller.stop();
  });

  it('brings back what was last here, and leaves a bad address as it is until it is changed', () => {
    localStorage.setItem(KEY, 'board/HYBRT');
    const { controller, paths } = makeController();
    controller.open('');
    expect(notationOf(controller.current.line)).toBe('<YBR>');
    controller.open('board/HXT');
    expect(controller.bad).toEqual(['HXT']);
    expect(paths.at(-1)).toBe('board/HYBRT');
    expect(localStorage.getItem(KEY)).toBe('board/HYBRT');
    controller.press('body', 'B');
    expect(controller.bad).toEqual([]);
    controller.stop();
  });

  it('shows what a link brings, and gives back what was counted here', () => {
    localStorage.setItem(KEY, 'board/HYBRT');
    const { controller, paths } = makeController();
    controller.open('board/HBKT.P10');
    expect(notationOf(controller.current.line)).toBe('<BK>');
    expect(localStorage.getItem(KEY)).toBe('board/HYBRT');
    controller.undo();
    expect(paths.at(-1)).toBe('board/HYBRT');
    expect(controller.canUndo).toBe(false);
    // The same address again, as after a reload, has nothing to go back to.
    const again = makeController().controller;
    again.open('board/HYBRT');
    expect(again.canUndo).toBe(false);
    controller.stop();
    again.stop();
  });

  it('asks once the fingers rest, and drops old answers', async () => {
    vi.useFakeTimers();
    const { controller, asked } = makeController();
    controller.open('board/-');
    controller.press('body', 'B');
    controller.press('body', 'Y');
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toHaveLength(1);
    expect(controller.count?.game).toBe('board');
    controller.stop();
    vi.useRealTimers();
  });

  it('keeps players apart', () => {
    const { controller, paths } = makeController();
    controller.open('cards/-');
    controller.press('body', 'B');
    controller.addPlayer();
    controller.press('body', 'R');
    controller.hold(0);
    controller.stack();
    controller.flip('C01');
    controller.setLevel('C01', 2);
    expect(paths.at(-1)).toBe('cards/B/r.C01-2');
    controller.removePlayer();
    expect(paths.at(-1)).toBe('cards/B');
    controller.begin('board');
    expect(controller.game).toBe('board');
    controller.stop();
  });
});

describe('the helper', () => {
  const booklet: BoardCount = {
    game: 'board',
    sight: { prophecies: {}, temples: {} },
    doubts: [{ code: 'no-prophecy', player: 0, serpent: 1, card: null }],
    players: [
      {
        rank: 1,
        points: 8,
        tie_breaks: [],
        gold_points: 0,
        serpents: [
          {
            is_complete: true,
            worth: 8,
            points: 8,
            prophecies: [
              {
                card: 'P10',
                paid: {
                  times: 3,
                  level: 2,
                  points: 5,
                  next_times: null,
                  next_points: null,
                  scored: [
                    [0, 1],
                    [3, 4],
                  ],
                  surplus: [[7, 8]],
                  missing: null,
                },
              },
            ],
            temple: {
              card: 'T03',
              paid: {
                requirements: [
                  { text: '-G', is_met: true },
                  { text: '=9', is_met: false },
                ],
                met: 1,
                points: 3,
              },
            },
          },
          { is_complete: false, prophecies: [], temple: null, worth: 0, points: 0 },
          { is_complete: false, prophecies: [], temple: null, worth: 0, points: 0 },
        ],
      },
    ],
  };
  const answer = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));

  it('shows what each card pays, the sum, and doubts', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => answer(booklet)),
    );
    render(Score, { words, path: 'board/HBBRBBKKBBYYT.P10.T03' });
    expect(await screen.findByText('3×, paid as 2×')).toBeInTheDocument();
    expect(screen.getByText('exactly 9 pieces')).toBeInTheDocument();
    expect(screen.getByText('5 + 3')).toBeInTheDocument();
    expect(screen.getByText('Player 1, Cóatl II: a complete Cóatl has at least one Prophecy.')).toBeInTheDocument();
    expect(screen.getByLabelText('Piece 1: blue head')).toBeInTheDocument();
  });

  it.each([
    ['board', 'board/HBBT.P10.T03', 'P10', 'T03'],
    ['cards', 'cards.D4/HGRyKT.C05', 'C05', 'D4'],
  ] as const)('names a card by what it asks for, not by its code (%s)', async (game, path, prophecy, temple) => {
    const counted = nothing({
      game,
      players: [{ serpents: [{}], row: '', held: [] }],
    } as unknown as AnyScoring);
    const doubts = [prophecy, temple].map((card) => ({ code: 'copies', player: 0, serpent: null, card }));
    vi.stubGlobal(
      'fetch',
      vi.fn(() => answer({ ...counted, doubts: [...doubts, ...doubts] })),
    );
    const { container } = render(Score, { words, path });
    // The same doubt twice is shown twice, and harms nothing.
    expect(await screen.findAllByText(/^Player 1: Prophecy “.+” is on the table more often/)).toHaveLength(2);
    expect(screen.getAllByText(/^Player 1: Temple “.+” is on the table more often/)).toHaveLength(2);
    const said = [...container.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'));
    expect(said.filter((text) => text?.startsWith('Take Prophecy “'))).toHaveLength(1);
    expect([...said, container.textContent].join(' ')).not.toMatch(new RegExp(`\\b(${prophecy}|${temple})\\b`));
  });

  it('is played by keys', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => answer(booklet)),
    );
    render(Score, { words, path: 'board/-' });
    await screen.findByLabelText('Tap it together');
    for (const key of ['b', 'y']) await fireEvent.keyDown(window, { key });
    await fireEvent.keyDown(window, { key: 'R', shiftKey: true });
    await fireEvent.keyDown(window, { key: 'ArrowLeft' });
    await fireEvent.keyDown(window, { key: 'G', shiftKey: true });
    await waitFor(() => expect(location.hash).toBe('#/score/board/HGBYRT'));
    await fireEvent.keyDown(window, { key: 'Backspace' });
    expect(location.hash).toBe('#/score/board/BYRT');
    await fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
    expect(location.hash).toBe('#/score/board/HGBYRT');
  });

  it('says who wins a tie against CARL, in the card game for two', async () => {
    const tied = (game: 'cards' | 'board', players: number) => ({
      ...nothing({
        game,
        players: Array.from({ length: players }, () => ({ serpents: [], row: '', held: [] })),
      } as unknown as AnyScoring),
    });
    vi.stubGlobal(
      'fetch',
      vi.fn(() => answer(tied('cards', 2))),
    );
    const two = render(Score, { words, path: 'cards/B/R' });
    expect((await screen.findAllByText(/CARL wins ties/)).length).toBeGreaterThan(0);
    two.unmount();
    vi.stubGlobal(
      'fetch',
      vi.fn(() => answer(tied('cards', 3))),
    );
    render(Score, { words, path: 'cards/B/R/G' });
    expect((await screen.findAllByText('Total')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/CARL wins ties/)).toBeNull();
  });

  it('says what it could not read, and loses nothing when the server is away', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('away'))),
    );
    render(Score, { words, path: 'board/HBBXT.P10' });
    expect(await screen.findByText(/left out: HBBXT/)).toBeInTheDocument();
    expect(await screen.findByText(/Nothing you entered is lost/)).toBeInTheDocument();
    expect(screen.getByLabelText('Piece 1: blue head')).toBeInTheDocument();
  });
});
