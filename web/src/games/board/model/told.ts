/** A whole board game, told line by line. */
import type { LogData, StateMessage } from '$kit/api';
import type { IconName } from '$kit/art';
import type { ToldLine } from '$games/shared/told';
import type { Words } from '$kit/words';
import { BoardModel } from './model';
import { tellEvents } from './speech';

const ICONS: Readonly<Record<string, IconName>> = {
  chose: 'cards',
  drew: 'cards',
  kept: 'cards',
  chosen: 'cards',
  ready: 'cards',
  discarded: 'cards',
  reshuffled: 'cards',
  fulfilled: 'check',
  began: 'plus',
  added: 'plus',
  closed: 'trophy',
  stole: 'steal',
  picked: 'pick',
  future: 'future',
  committed: 'priest',
  shown: 'temple',
  passed: 'next',
  third: 'warn',
  exhausted: 'warn',
  over: 'trophy',
  resigned: 'close',
};

export function tellGame(words: Words, log: readonly LogData[], state: StateMessage): ToldLine[] {
  return tellEvents(
    words,
    new BoardModel(state),
    log.map((line) => line.event),
  ).map((line): ToldLine => {
    const { number = 0, event } = log[line.key] ?? {};
    return {
      id: line.key,
      step: number,
      name: event?.name ?? '',
      seat: line.seat < 0 ? null : line.seat,
      text: line.text,
      pieces: line.pieces,
      cards: line.cards,
      feathers: [],
      icon: ICONS[event?.name ?? ''] ?? 'bag',
      loud: line.loud,
      heading: false,
    };
  });
}
