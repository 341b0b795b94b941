/** What happened in a finished game, line by line, each with the step that shows it. */
import type { BodyColour, CourseData, PieceKind, StateMessage } from '$lib/api';
import type { IconName } from '$lib/art';
import { BoardModel } from '$lib/board/model';
import { tellEvents } from '$lib/board/speech';
import { logLines } from '$lib/cardgame/log';
import { namesWith } from '$lib/cardgame/names';
import type { Words } from '$lib/words';
import { lineWords } from '../../screens/cards/lines';
import { lastStep, logUntil, turnOfStep } from './course';

export interface ReplayLine {
  id: number;
  step: number;
  /** Name of the event. */
  name: string;
  /** Number of the turn, from 1; 0 before the first. */
  turn: number;
  /** Whose doing: a seat, -1 for CARL, null for nobody's. */
  seat: number | null;
  text: string;
  icon: IconName;
  pieces: { kind: PieceKind; colour: BodyColour }[];
  cards: string[];
  feathers: string[];
  loud: boolean;
  heading: boolean;
}

const BOARD_ICONS: Readonly<Record<string, IconName>> = {
  chose: 'cards', drew: 'cards', kept: 'cards', chosen: 'cards', ready: 'cards', discarded: 'cards', reshuffled: 'cards', fulfilled: 'check',
  began: 'plus', added: 'plus', closed: 'trophy', stole: 'steal', picked: 'pick', future: 'future', committed: 'priest', shown: 'temple',
  passed: 'next', third: 'warn', exhausted: 'warn', over: 'trophy', resigned: 'close',
};

/** All lines, as the reader of the course may know them. */
export function replayLines(words: Words, course: CourseData, state: StateMessage): ReplayLine[] {
  const log = logUntil(course, lastStep(course));
  const place = (step: number) => ({ step, turn: turnOfStep(course, step) + 1 });
  if (state.position?.view.game === 'board') {
    return tellEvents(words, new BoardModel(state), log.map((line) => line.event)).map((line): ReplayLine => ({
      id: line.key, ...place(log[line.key]?.number ?? 0), name: log[line.key]?.event.name ?? '',
      seat: line.seat < 0 ? null : line.seat, text: line.text, pieces: line.pieces, cards: line.cards, feathers: [],
      icon: BOARD_ICONS[log[line.key]?.event.name ?? ''] ?? 'bag', loud: line.loud, heading: false,
    }));
  }
  // CARL is told by the name he has in that competition.
  const names = [1, 2].map((competition) => namesWith(words, state.table, competition));
  let competition = 0;
  return logLines(log, state.seat).flatMap((line): ReplayLine[] => {
    if (line.message === 'cards-log-dealt') competition = Number(line.args.competition) - 1;
    const told = names[competition] ?? names[0];
    if (!told) return [];
    return [{
      id: line.id, ...place(line.number), name: log[line.id]?.event.name ?? '', seat: line.seat, text: lineWords(line, told), icon: line.icon,
      pieces: [], cards: line.card ? [line.card] : [], feathers: line.feathers.filter((colours) => colours.length === 2),
      loud: line.tone === 'bad', heading: line.heading,
    }];
  });
}
