/** The protocol, and short names for what its fields hold. */
import type { BagsData, BoardViewData, GodCount, PieceCount, PieceData, TableData } from './types';

export type * from './types';

export type Colour = PieceData['colour'];
/** A colour, or O for a golden segment. */
export type BodyColour = PieceCount['colour'];
export type PieceKind = PieceData['kind'];
export type God = GodCount['god'];
export type GameName = TableData['game'];
export type HelpLevel = TableData['help'];
export type BoardPhase = BoardViewData['phase'];
export type BagName = keyof BagsData;
