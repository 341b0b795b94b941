/** A whole card game, told line by line. */
import type { LogData, StateMessage } from '$kit/api';
import { namesWith } from '$games/names/cards';
import type { ToldLine } from '$games/shared/told';
import type { Words } from '$kit/words';
import { lineWords } from './lines';
import { logLines } from './log';

export function tellGame(words: Words, log: readonly LogData[], state: StateMessage): ToldLine[] {
  // CARL is told by the name he has in that competition.
  const names = [1, 2].map((competition) => namesWith(words, state.table, competition));
  let competition = 0;
  return logLines(log, state.seat).flatMap((line): ToldLine[] => {
    if (line.message === 'cards-log-dealt') competition = Number(line.args.competition) - 1;
    const told = names[competition] ?? names[0];
    if (!told) return [];
    return [
      {
        id: line.id,
        step: line.number,
        name: log[line.id]?.event.name ?? '',
        seat: line.seat,
        text: lineWords(line, told),
        icon: line.icon,
        pieces: [],
        cards: line.card ? [line.card] : [],
        feathers: line.feathers.filter((colours) => colours.length === 2),
        loud: line.tone === 'bad',
        heading: line.heading,
      },
    ];
  });
}
