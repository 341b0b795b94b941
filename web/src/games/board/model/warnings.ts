/** The server's warnings in words, most urgent last. */
import type { BoardModel } from './model';
import { seatName, serpentName } from './speech';
import type { Words } from '$kit/words';

export function warningTexts(words: Words, model: BoardModel): string[] {
  return model.warnings.flatMap((warning): string[] => {
    switch (warning.code) {
      case 'third_is_near': {
        const next = warning.next_turn ? 'yes' : 'no';
        return [
          warning.seat === model.me
            ? words('board-warn-third-you', { next })
            : words('board-warn-third', { who: seatName(words, model, warning.seat), next }),
        ];
      }
      case 'few_bodies':
        return [words('board-warn-few', { count: warning.left })];
      case 'end_has_begun':
        return [words('board-warn-end', { cause: warning.cause })];
      case 'your_last_turn':
        return [words('board-warn-yours', { actions: warning.actions })];
      case 'unfinished':
        return [
          words('board-warn-unfinished', {
            names: warning.serpents
              .map((slot) => serpentName(words, model, slot))
              .reduce((first, next) => words('board-sequence', { first, next })),
          }),
        ];
      // The strip of turns shows these.
      case 'turns_left':
        return [];
    }
  });
}
