/** CARL's turn told step by step from the events of the log; the table before each step is found by going back. */
import type { CardViewData, EventData, God, HeldData, LogData, RowData } from '$kit/api';
import { LEVEL_POINTS } from '$kit/data';
import { coveredColours, readWhole, type Covered } from './row';

export type CarlAction = 'upgrade' | 'steal' | 'fulfil';

export interface PassedOver {
  card: string;
  reason: string;
}

export type CarlStep =
  | { kind: 'result'; points: number; carlPoints: number; row: RowData; covered: Covered }
  | { kind: 'feather'; colours: string }
  | { kind: 'god'; god: God }
  | {
      kind: 'act';
      action: CarlAction;
      card: string;
      level: number;
      /** Where it lay among the cards he chose from, from 0. */
      place: number;
      secured: boolean;
      /** 'preferred' or 'any'. */
      rule: string;
      /** The last rule that was needed to choose. */
      decidedBy: string;
      passed: PassedOver[];
      /** First or second of so many. */
      nth: number;
      of: number;
    }
  | { kind: 'skip'; action: CarlAction; passed: PassedOver[]; nth: number; of: number }
  | { kind: 'scored'; points: number };

/** What lies on the table at one moment of the telling. */
export interface CarlBoard {
  carl: readonly HeldData[];
  player: readonly HeldData[];
  supply: readonly string[];
}

export interface Telling {
  /** Where in the log CARL's turn begins; tells turns apart. */
  id: number;
  round: number;
  steps: readonly CarlStep[];
  /** The table after each step. */
  boards: readonly CarlBoard[];
  /** How many lines of the log each step has told, so that the log tells no more. */
  logged: readonly number[];
  /** Whether nothing has happened since: only then is there something to watch. */
  isFresh: boolean;
}

const ACTIONS: Readonly<Record<string, CarlAction>> = {
  'carl upgraded': 'upgrade',
  'carl stole': 'steal',
  'carl fulfilled': 'fulfil',
};
/** What CARL does twice when a god is shown. */
export const GOD_ACTIONS: Readonly<Partial<Record<God, CarlAction>>> = {
  blue: 'upgrade',
  yellow: 'steal',
  pink: 'fulfil',
};

const text = (event: EventData, name: string): string => String(event.data[name] ?? '');
const number = (event: EventData, name: string): number => Number(event.data[name] ?? 0);

function passedOver(event: EventData): PassedOver[] {
  const list = event.data.passed_over;
  if (!Array.isArray(list)) return [];
  return list.map((entry) => {
    const [card = '', reason = ''] = String(entry).split(': ');
    return { card, reason };
  });
}

/** Tells CARL's last turn, or null if he has had none. */
export function tellCarl(log: readonly LogData[], view: CardViewData, drafted: number): Telling | null {
  const id = log.findLastIndex(({ event }) => event.name === 'carl began');
  if (id < 0) return null;
  const events = log.map(({ event }) => event);
  const told = stepsOf(events, id);
  const steps = numbered(told.map(({ step }) => step));
  const isFresh =
    view.phase !== 'over' &&
    drafted === 0 &&
    events
      .slice(id)
      .every(
        (event) =>
          event.name === 'turn' || event.seat === -1 || ['refilled', 'reshuffled', 'round'].includes(event.name),
      );
  const began = events[id];
  return {
    id,
    round: began ? number(began, 'round') : 0,
    steps,
    boards: boardsOf(steps, view),
    logged: told.map(({ until }) => until),
    isFresh,
  };
}

/** A step, and how many events of the log it has told. */
interface Told {
  step: CarlStep;
  until: number;
}

/** How the first competition ended, from everything up to its score. */
function firstResult(events: readonly EventData[]): Told[] {
  const scored = events.at(-1);
  const carl = events.findLast((event) => event.name === 'carl scored');
  const tail = events.findLast((event) => event.name === 'tail');
  if (!scored || !carl || !tail) return [];
  const row = readWhole(text(tail, 'row'));
  const covered = coveredColours(events, scored.seat);
  return [
    {
      step: { kind: 'result', points: number(scored, 'points'), carlPoints: number(carl, 'points'), row, covered },
      until: events.length,
    },
  ];
}

function stepsOf(events: readonly EventData[], id: number): Told[] {
  const steps: Told[] = [];
  const dealt = events.slice(0, id).findLastIndex((event) => event.name === 'dealt');
  const lastTurn = events.slice(0, id).findLastIndex((event) => event.name === 'carl began');
  const lastPlay = events.slice(0, id).findLastIndex((event) => event.name === 'scored');
  if (dealt > lastTurn && lastPlay >= 0) steps.push(...firstResult(events.slice(0, lastPlay + 1)));
  events.slice(id).forEach((event, i) => {
    for (const step of stepsIn(event)) steps.push({ step, until: id + i + 1 });
  });
  // With the last step everything is told.
  return steps.map((each, i) => (i === steps.length - 1 ? { ...each, until: events.length } : each));
}

function stepsIn(event: EventData): CarlStep[] {
  const action = ACTIONS[event.name];
  if (action)
    return [
      {
        kind: 'act',
        action,
        card: text(event, 'card'),
        level: number(event, 'level'),
        place: number(event, 'place'),
        secured: event.data.secured === true,
        rule: text(event, 'rule'),
        decidedBy: text(event, 'decided_by'),
        passed: passedOver(event),
        nth: 1,
        of: 1,
      },
    ];
  switch (event.name) {
    case 'carl began':
      return [
        { kind: 'feather', colours: text(event, 'colours') },
        { kind: 'god', god: text(event, 'god') as God },
      ];
    case 'carl skipped':
      return [{ kind: 'skip', action: text(event, 'action') as CarlAction, passed: passedOver(event), nth: 1, of: 1 }];
    case 'carl scored':
      return [{ kind: 'scored', points: number(event, 'points') }];
    default:
      return [];
  }
}

/** Says which of two equal actions a step is. */
function numbered(steps: readonly CarlStep[]): CarlStep[] {
  const seen: Partial<Record<CarlAction, number>> = {};
  const all = (action: CarlAction) => steps.filter((step) => 'action' in step && step.action === action).length;
  return steps.map((step) => {
    if (!('action' in step)) return step;
    const nth = (seen[step.action] ?? 0) + 1;
    seen[step.action] = nth;
    return { ...step, nth, of: all(step.action) };
  });
}

/** Goes back from the table as it is: the last board is now, each one before it lacks one step more. */
function boardsOf(steps: readonly CarlStep[], view: CardViewData): CarlBoard[] {
  let board: CarlBoard = {
    carl: view.carl?.held ?? [],
    player: view.seats[0]?.held ?? [],
    supply: view.supply,
  };
  const boards: CarlBoard[] = [];
  for (const step of [...steps].reverse()) {
    boards.unshift(board);
    board = before(board, step);
  }
  return boards;
}

const heldAt = (card: string, level: number): HeldData => ({
  card,
  level,
  points: LEVEL_POINTS[level] ?? 0,
  is_secured: level === 3,
});

/** Puts the card of a step back where it lay: the event says where. */
function before(board: CarlBoard, step: CarlStep): CarlBoard {
  if (step.kind !== 'act') return board;
  const carl = board.carl.filter((held) => held.card !== step.card);
  const names = step.passed.map((other) => other.card);
  if (step.action === 'fulfil') return { ...board, carl, supply: names.toSpliced(step.place, 0, step.card) };
  const was = heldAt(step.card, step.action === 'upgrade' ? step.level - 1 : step.level);
  if (step.action === 'upgrade') return { ...board, carl: carl.toSpliced(step.place, 0, was) };
  return { ...board, carl, player: board.player.toSpliced(step.place, 0, was) };
}

/** What Prophecies are worth together. */
export const sumPoints = (held: readonly HeldData[]): number => held.reduce((sum, each) => sum + each.points, 0);

/** The Prophecies of one level, the closest to the middle first. */
export const atLevel = (held: readonly HeldData[], level: number): HeldData[] =>
  held.filter((each) => each.level === level);
