/** What a serpent shows besides its pieces. */
import type { BodyColour, PieceKind } from './shapes';

/** An open end. */
export interface SocketSpec {
  /** Accessible name of its button. */
  label: string;
  /** Shape of the piece that would go there; a body unless told. */
  kind?: PieceKind;
  /** A ghost of this colour instead of a plus. */
  ghost?: BodyColour;
  /** Ghosts beyond it, from the end outwards; drawn only where there is room. */
  further?: readonly BodyColour[];
  /** The held piece fits here. */
  hot?: boolean;
  /** Nothing fits now; pressing says why. */
  closed?: boolean;
  /** Neither plus nor ghost. */
  empty?: boolean;
  /** What placing would change, on a chip over the frame. */
  delta?: { value: number; text: string; pattern?: string };
  /** The step of a hint that goes here. */
  step?: { number: number; now: boolean };
  /** Without it the socket is only drawn. */
  onpress?: () => void;
}

/** An outline round neighbours; numbers beyond the ends are the sockets. */
export interface SerpentMark {
  from: number;
  to: number;
  /** A number in the corner. */
  mark?: string;
  hot?: boolean;
  /** The number alone. */
  bare?: boolean;
}
