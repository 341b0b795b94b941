/** Who is who in a finished game: names, faces, and the line each has in a graph. CARL is -1. */
import type { StateMessage } from '$kit/api';
import { faceOf, type Face } from '$games/shared/rivals';
import { cardView } from '$games/shared/views';
import type { Words } from '$kit/words';

export interface Person {
  seat: number;
  name: string;
  face: Face;
  isMine: boolean;
  /** Which kind of line, from 0; the reader's own comes first. */
  line: number;
}

/** Everybody at a table, CARL last. */
export function peopleOf(words: Words, { table, seat: mine, position }: StateMessage): Person[] {
  const near = mine ?? 0;
  const people = table.seats.map(({ seat, name }): Person => ({
    seat,
    isMine: seat === mine,
    name: name || words('player-number', { number: seat + 1 }),
    face: faceOf(table.seats, seat),
    line: seat === near ? 0 : seat < near ? seat + 1 : seat,
  }));
  if (cardView(position)?.carl)
    people.push({ seat: -1, name: words('rival-carl'), face: faceOf([], -1, table.options), isMine: false, line: 1 });
  return people;
}
