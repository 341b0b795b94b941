/** The landscape behind first screen, end and share picture: a sun, stepped pyramids, serpents that arch over them. */
import { symbolOf, type PieceLook } from './notation';
import { round } from './shapes';

/** Its colours. Written on the shapes themselves, so that a picture of it needs no style sheet. */
export const DAY = {
  top: '#fdf0cf',
  middle: '#f9d9a8',
  low: '#f0a98a',
  disc: '#f6b73c',
  edge: '#b5651d',
  hill: '#d98a78',
  far: '#b8636a',
  near: '#7c2f55',
  stair: '#5d1f45',
  tread: '#8f4a6c',
  door: '#2a1026',
  land: '#1c4747',
  ink: '#1f1826',
  quiet: '#6b5a4e',
  halo: '#fffaf0',
};
export type Sky = typeof DAY;
export const NIGHT: Sky = {
  top: '#0d0a1a',
  middle: '#221640',
  low: '#5a2450',
  disc: '#e8dcc4',
  edge: '#a99bc0',
  hill: '#3a1d48',
  far: '#2c1740',
  near: '#1c1030',
  stair: '#120a22',
  tread: '#33224c',
  door: '#ffb648',
  land: '#0d0a15',
  ink: '#f7ebd5',
  quiet: '#c9baa3',
  halo: '#f4e8d0',
};

export interface Pyramid {
  body: string;
  stair: string;
  treads: string;
  door: string;
}

/** A stepped pyramid on the ground at (x, y). */
export function pyramid(x: number, y: number, width: number, steps: number, h: number): Pyramid {
  const dx = width / 2 / (steps + 1.6);
  const top = width - 2 * dx * steps;
  const up = `v${-h}h${dx}`.repeat(steps);
  const down = `h${dx}v${h}`.repeat(steps);
  const half = top * 0.22;
  const height = h * steps;
  return {
    body: `M${x - width / 2},${y}${up}v${-h * 0.9}h${top * 0.18}v${-h}h${top * 0.64}v${h}h${top * 0.18}v${h * 0.9}${down}Z`,
    stair: `M${x - half},${y}V${y - height}H${x + half}V${y}Z`,
    treads: Array.from({ length: Math.floor(height / 9) }, (_, i) => `M${x - half},${y - i * 9}h${2 * half}`).join(''),
    door: `M${x - top * 0.12},${y - height - h * 0.9}v${-h * 0.62}h${top * 0.24}v${h * 0.62}Z`,
  };
}

/** One ray of a sun of radius r, pointing up. */
export const ray = (r: number, long: boolean): string =>
  `M${-r * 0.07},${-r * 1.06}L0,${-r * (long ? 1.36 : 1.2)}L${r * 0.07},${-r * 1.06}Z`;

export interface ArchPiece {
  symbol: string;
  transform: string;
}

export interface Arch {
  /** From tail to head, as they are painted. */
  pieces: ArchPiece[];
  size: number;
  /** Where its points are written: just below the tail. */
  end: { x: number; y: number };
}

/** The widest angle that a serpent may take, in degrees. */
const WIDEST = 132;

/** Lays a serpent on a circle round (x, y); one that is too long gets smaller pieces. */
export function archOf(
  pieces: readonly PieceLook[],
  at: { x: number; y: number; r: number; size: number },
  mini = false,
): Arch {
  const most = (WIDEST / 180) * Math.PI * at.r;
  const size = Math.min(at.size, most / Math.max(1, pieces.length));
  const step = (size / at.r) * (180 / Math.PI) * 0.985;
  const first = (-(pieces.length - 1) * step) / 2;
  const laid = pieces.map((piece, i): ArchPiece => ({
    symbol: symbolOf(piece, mini),
    transform: `translate(${at.x} ${at.y}) rotate(${(first + i * step).toFixed(2)}) translate(${round(-size / 2)} ${round(-at.r - size / 2)})`,
  }));
  const last = ((first + (pieces.length - 0.35) * step) * Math.PI) / 180;
  return {
    pieces: laid.reverse(),
    size,
    end: { x: at.x + at.r * Math.sin(last), y: at.y - at.r * Math.cos(last) + size * 0.62 },
  };
}
