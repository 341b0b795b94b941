/** What happened in a game, line by line, as lists and replays show it. */
import type { BodyColour, PieceKind } from '$kit/api';
import type { IconName } from '$kit/art';

export interface ToldLine {
  id: number;
  /** Number of the entry that brought it. */
  step: number;
  /** Name of the event. */
  name: string;
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
