/** The share picture: 1200 x 630, a PNG made on this device. Names and points only; nothing of anybody's hand. */
import { mount, unmount } from 'svelte';
import { encode } from 'uqr';
import type { PieceLook } from '$kit/art';
import RiseScene from '$kit/art/RiseScene.svelte';
import { DAY, NIGHT } from '$kit/art/landscape';
import { MASK_GROUNDS } from '$kit/art/masks';
import type { Face } from '$games/shared/rivals';

export const SIZE = { width: 1200, height: 630 } as const;

export interface CardSide {
  name: string;
  face: Face;
  points: number;
}

export interface ShareCard {
  near: CardSide;
  /** Null for a picture of one's own. */
  far: CardSide | null;
  serpents: readonly { pieces: readonly PieceLook[]; points: number }[];
  /** "Decided by one card." */
  verdict: string;
  against: string;
  /** What was played, and when. */
  about: string;
  /** Where the same deal can be played; drawn as a code to scan. */
  link: string | null;
  linkNote: string;
  isDark: boolean;
}

const DISPLAY = 'Grenze, Georgia, serif';
const UI = '"Alegreya Sans", system-ui, sans-serif';
const LEFT = 680;
const WIDE = SIZE.width - LEFT - 44;

/** The drawing without words, as a text of its own: symbols of the sprite and the colour of halos come along. */
function sceneMarkup({ serpents, isDark, near, far }: ShareCard): string {
  const colours = isDark ? NIGHT : DAY;
  const holder = document.createElement('div');
  const scene = mount(RiseScene, {
    target: holder,
    props: { serpents, colours, ...SIZE, middle: 330, ground: 540, scale: 0.7, sky: true },
  });
  const svg = holder.querySelector('svg');
  const inner = svg?.innerHTML ?? '';
  void unmount(scene);
  const mask = (face: Face, x: number, y: number) =>
    `<svg x="${x}" y="${y}" width="62" height="62" viewBox="-24 -24 48 48"><path d="M-17,-23H17V-20H20V-17H23V17H20V20H17V23H-17V20H-20V17H-23V-17H-20V-20H-17Z" fill="${face.ground ?? MASK_GROUNDS[face.name]}" stroke="#1b1622" stroke-width="2"/><use href="#m-${face.name}" x="-24" y="-24" width="48" height="48"/></svg>`;
  const faces = mask(near.face, LEFT, 168) + (far ? mask(far.face, LEFT, 244) : '');
  const logo = `<svg x="44" y="536" width="84" height="72" viewBox="0 0 112 96"><use href="#h-head-G" width="96" height="96"/><use href="#p-head-G" width="96" height="96"/></svg>`;
  const sprite = document.getElementById('coatl-sprite')?.innerHTML ?? '';
  const style = `<style>.halo{fill:${colours.halo};stroke:${colours.halo};stroke-width:var(--edge-width)}text{display:inline}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 ${SIZE.width} ${SIZE.height}">${style}<g style="display:none">${sprite}</g>${inner}${faces}${logo}</svg>`;
}

/** The same as an XML text that an image may be made of. */
function asImage(markup: string): Promise<HTMLImageElement> {
  const parsed = new DOMParser().parseFromString(markup, 'text/html').querySelector('svg');
  const text = parsed ? new XMLSerializer().serializeToString(parsed) : markup;
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => {
      URL.revokeObjectURL(url);
      resolve(image);
    };
    image.onerror = () => {
      URL.revokeObjectURL(url);
      reject(new Error('the picture could not be drawn'));
    };
    image.src = url;
  });
}

/** Writes a text as large as it may be, smaller if it is too long. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  width: number,
  font: string,
) {
  for (let now = size; now >= 14; now -= 2) {
    pen.font = font.replace('SIZE', `${now}px`);
    if (pen.measureText(text).width <= width) break;
  }
  pen.fillText(text, x, y, width);
}

/** Words in lines of a width. */
function inLines(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function writeAll(pen: CanvasRenderingContext2D, card: ShareCard): void {
  const colours = card.isDark ? NIGHT : DAY;
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = colours.ink;
  const score = card.far ? `${card.near.points} : ${card.far.points}` : String(card.near.points);
  write(pen, score, LEFT, 136, 118, WIDE, `800 SIZE ${DISPLAY}`);
  write(pen, card.near.name, LEFT + 78, 212, 34, WIDE - 78, `800 SIZE ${DISPLAY}`);
  if (card.far) write(pen, `${card.against} ${card.far.name}`, LEFT + 78, 288, 34, WIDE - 78, `800 SIZE ${DISPLAY}`);
  pen.font = `800 46px ${DISPLAY}`;
  inLines(pen, card.verdict, WIDE)
    .slice(0, 3)
    .forEach((line, i) => pen.fillText(line, LEFT, 374 + i * 48, WIDE));
  pen.fillStyle = '#fff4dc';
  write(pen, 'Cóatl', 132, 590, 40, 120, `800 SIZE ${DISPLAY}`);
  write(pen, card.about, 244, 588, 23, card.link ? 560 : 800, `700 SIZE ${UI}`);
  if (card.link) drawLink(pen, card.link, card.linkNote);
}

const CODE = 118;

/** A code to scan: an address is too long to be typed from a picture. */
function drawLink(pen: CanvasRenderingContext2D, link: string, note: string): void {
  const { data, size } = encode(link, { border: 2 });
  const [x, y, cell] = [SIZE.width - CODE - 20, SIZE.height - CODE - 14, CODE / size];
  pen.fillStyle = '#fff4dc';
  pen.fillRect(x, y, CODE, CODE);
  pen.fillStyle = '#221a2c';
  data.forEach((row, r) =>
    row.forEach((isOn, c) => {
      if (isOn) pen.fillRect(x + c * cell, y + r * cell, cell + 0.4, cell + 0.4);
    }),
  );
  pen.fillStyle = '#fff4dc';
  pen.textAlign = 'right';
  write(pen, note, x - 16, 588, 23, 240, `700 SIZE ${UI}`);
  pen.textAlign = 'left';
}

/** Makes the picture; it throws where a browser cannot draw. */
export async function makePicture(card: ShareCard): Promise<Blob> {
  const image = await asImage(sceneMarkup(card));
  await Promise.all([document.fonts?.load(`800 40px ${DISPLAY}`), document.fonts?.load(`700 23px ${UI}`)]);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, SIZE);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.drawImage(image, 0, 0, SIZE.width, SIZE.height);
  writeAll(pen, card);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
