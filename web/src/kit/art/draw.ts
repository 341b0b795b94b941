/** The drawings of the pieces as SVG text, for the sprite alone: flat paint, an ink contour, one cut of feather and
 * one weave of scales per colour. Nothing here knows the theme: only the halo changes with it. */
import { BONE, INK, TONES, outline, round, type BodyColour, type PieceKind } from './shapes';

const path = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`;
const line = (d: string, stroke: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
const contour = (mini: boolean) => `stroke="${INK}" stroke-width="${mini ? 6 : 3.4}" stroke-linejoin="round"`;

/** The colour's shape, centred on (x, y), about 2r wide; optical sizes are evened out by hand. */
export function glyph(c: BodyColour, x: number, y: number, r: number, fill: string): string {
  const up = -Math.PI / 2;
  const polygon = (corners: number, radius: (i: number) => number, dy = 0) =>
    `M${Array.from({ length: corners }, (_, i) => {
      const a = up + (i * 2 * Math.PI) / corners;
      return `${round(x + radius(i) * Math.cos(a))},${round(y + dy + radius(i) * Math.sin(a))}`;
    }).join('L')}Z`;
  switch (c) {
    case 'Y':
      return path(
        `M${round(x)},${round(y - r * 1.22)}L${round(x + r * 0.98)},${round(y)}L${round(x)},${round(y + r * 1.22)}L${round(x - r * 0.98)},${round(y)}Z`,
        fill,
      );
    case 'R':
      return path(
        polygon(5, () => r * 1.12, r * 0.06),
        fill,
      );
    case 'K':
      return path(
        `M${round(x - r * 0.86)},${round(y - r * 0.86)}h${round(r * 1.72)}v${round(r * 1.72)}h${round(-r * 1.72)}Z`,
        fill,
      );
    case 'G':
      return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`;
    case 'B':
      return path(
        polygon(3, () => r * 1.3, r * 0.26),
        fill,
      );
    case 'O':
      return path(
        polygon(10, (i) => (i % 2 ? r * 0.52 : r * 1.25)),
        fill,
      );
  }
}

/** A bone disc with the glyph in ink, readable on every paint; in 'mini' the glyph sits straight on the paint. */
function medallion(c: BodyColour, x: number, y: number, mini = false): string {
  if (mini) return glyph(c, x, y, 20, TONES[c].glyph);
  const disc = `<circle cx="${x}" cy="${y}" r="15" fill="${BONE}" stroke="${INK}" stroke-width="2.6"/>`;
  return disc + glyph(c, x, y, 8.4, INK);
}

/** The outline of one feather of height h with its foot at the origin, pointing up. */
function featherOutline(c: BodyColour, h: number): string {
  const at = (part: number) => round(-h * part);
  switch (c) {
    case 'Y':
      return `M-8,4C-11,${at(0.4)} -3,${at(0.62)} 1,${at(1)}C6,${at(0.62)} 12,${at(0.4)} 8,4Z`;
    case 'R':
      return `M-8,4C-12,${at(0.5)} -9,${at(0.9)} -5,${at(1)}L0,${at(0.8)}L5,${at(1)}C9,${at(0.9)} 12,${at(0.5)} 8,4Z`;
    case 'K':
      return `M-8,4V${at(0.62)}H-5V${at(0.84)}H-1.5V${at(1)}H7V${at(0.62)}H9V4Z`;
    case 'G':
      return `M-7,4C-10,${at(0.45)} -11,${at(0.8)} -7,${at(0.94)}C-3,${at(1.08)} 5,${at(1.08)} 8,${at(0.9)}C11,${at(0.7)} 10,${at(0.4)} 7,4Z`;
    case 'B':
      return `M-9,4L0,${at(1)}L9,4Z`;
    case 'O':
      return `M-7,4L-3,${at(1)}L3,${at(1)}L7,4Z`;
  }
}

/** The coloured end of a feather, inside its outline. */
function featherTip(c: BodyColour, h: number): string {
  const { accent, shade } = TONES[c];
  const at = (part: number) => round(-h * part);
  switch (c) {
    case 'Y':
      return path(`M-3.4,${at(0.55)}L1,${at(0.9)}L5.5,${at(0.55)}L1,${at(0.36)}Z`, accent);
    case 'R':
      return path(
        `M-7.5,${at(0.62)}L0,${at(0.46)}L7.5,${at(0.62)}L6,${at(0.86)}L0,${at(0.68)}L-6,${at(0.86)}Z`,
        accent,
      );
    case 'K':
      return path(`M-4,${at(0.62)}H6.5V${at(0.8)}H-4Z`, accent);
    case 'G':
      return (
        `<circle cx="0.5" cy="${at(0.72)}" r="4.6" fill="${accent}"/>` +
        `<circle cx="0.5" cy="${at(0.72)}" r="1.9" fill="${shade}"/>`
      );
    case 'B':
      return path(`M-3.6,${at(0.52)}L0,${at(0.88)}L3.6,${at(0.52)}Z`, accent);
    case 'O':
      return path(`M-3,${at(0.55)}H3V${at(0.9)}H-3Z`, accent);
  }
}

/** Feathers at [x, y, height, lean]; they lean right, away from the head. */
type Crest = readonly (readonly [x: number, y: number, height: number, lean: number])[];
const CREST: Readonly<Record<PieceKind, Crest>> = {
  body: [
    [84, 37, 22, 30],
    [66, 34, 26, 26],
    [46, 32, 27, 22],
    [26, 35, 24, 20],
  ],
  head: [
    [92, 42, 30, 58],
    [90, 36, 36, 38],
    [82, 33, 38, 20],
    [72, 29, 34, 4],
    [61, 28, 24, -12],
  ],
  tail: [
    [69, 61, 26, 140],
    [70, 51, 26, 38],
    [71, 58, 30, 116],
    [71, 53, 30, 62],
    [72, 55, 31, 90],
    [44, 38, 17, 40],
    [26, 36, 22, 26],
  ],
};
const MINI_CREST: Readonly<Record<PieceKind, Crest>> = {
  body: [
    [80, 26, 20, 30],
    [55, 21, 21, 26],
    [30, 23, 20, 22],
  ],
  head: [
    [93, 30, 26, 56],
    [86, 24, 28, 30],
    [72, 17, 24, 8],
  ],
  tail: [
    [72, 62, 27, 136],
    [72, 52, 27, 44],
    [74, 57, 26, 90],
    [30, 24, 18, 28],
  ],
};
const crestOf = (kind: PieceKind, mini: boolean) => (mini ? MINI_CREST : CREST)[kind];

function feathers(c: BodyColour, crest: Crest, mini: boolean): string {
  const { base, shade } = TONES[c];
  return crest
    .map(([x, y, h, lean]) => {
      const vane = path(featherOutline(c, h), c === 'K' ? '#3d3748' : base, contour(mini));
      const detail = mini ? '' : featherTip(c, h) + line(`M0,2V${round(-h * 0.34)}`, shade, 2);
      return `<g transform="translate(${x} ${y}) rotate(${lean})">${vane}${detail}</g>`;
    })
    .join('');
}

/** The texture of a whole cell in the shade tone; the caller clips it to the part. */
function scales(c: BodyColour): string {
  const out: string[] = [];
  const grid = (rows: number, columns: number, draw: (row: number, column: number) => string) => {
    for (let row = 0; row < rows; row++) for (let column = -1; column < columns; column++) out.push(draw(row, column));
  };
  switch (c) {
    case 'Y': // lozenges
      for (let i = -4; i < 14; i++) out.push(`M${i * 12},24L${i * 12 + 56},80M${i * 12},24L${i * 12 - 56},80`);
      break;
    case 'R': // chevrons
      for (let i = -1; i < 12; i++) out.push(`M${i * 11},30l-7,11l7,11l-7,11l7,11`);
      break;
    case 'K': // stairs
      grid(4, 7, (row, i) => `M${i * 16 + (row % 2) * 8},${37 + row * 13}h6v-5h5v-5h5`);
      break;
    case 'G': // round scales
      grid(5, 8, (row, i) => `M${i * 14 + (row % 2) * 7},${26 + row * 10}a7,7.5 0 0 0 14,0`);
      break;
    case 'B': // water
      for (let row = 0; row < 5; row++) out.push(`M-8,${34 + row * 10}${'l4,-6l4,6'.repeat(14)}`);
      break;
    case 'O': // sun rays
      for (let i = 0; i < 24; i++) {
        const [cos, sin] = [Math.cos((i * Math.PI) / 12), Math.sin((i * Math.PI) / 12)];
        out.push(`M${round(49 + 19 * cos)},${round(55 + 19 * sin)}L${round(49 + 70 * cos)},${round(55 + 70 * sin)}`);
      }
  }
  return line(out.join(''), TONES[c].shade, c === 'O' ? 2.6 : 2.2, c === 'K' ? '' : 'opacity=".8"');
}

/** A pale line inside the right joint of black pieces: ink on black would hide where one ends. */
function seam(c: BodyColour, kind: PieceKind, mini = false): string {
  if (c !== 'K' || kind === 'tail') return '';
  const edge = mini ? 'M94,32C105,48 105,68 94,84' : 'M94,43C103,52 103,68 94,77';
  return line(edge, '#a79fb3', mini ? 4 : 2.2);
}

/** Paint inside an outline: base, texture, light along the back, belly, contour. */
function skin(c: BodyColour, kind: PieceKind, belly: string, light = BACK_LIGHT): string {
  const edge = outline(kind);
  const clip = `clip-${kind}-${c}`;
  const sheen = c === 'O' ? path('M22,20L36,20L16,90L2,90ZM64,20L84,20L64,90L44,90Z', '#ffe9a0', 'opacity=".55"') : '';
  const gleam = line(light, '#fff', 3.2, `opacity="${c === 'K' ? 0.3 : 0.5}"`);
  return (
    `<clipPath id="${clip}"><path d="${edge}"/></clipPath>${path(edge, TONES[c].base)}` +
    `<g clip-path="url(#${clip})">${sheen}${scales(c)}${gleam}${belly}</g>${path(edge, 'none', contour(false))}`
  );
}
const BACK_LIGHT = 'M-4,41C24,41 24,33 48,33C72,33 72,41 100,41';

/** The belly band that follows the wave, cut into scutes. */
function bellyBand(c: BodyColour): string {
  const wave = 'M-4,71C24,71 24,63.5 48,63.5C72,63.5 72,71 112,71';
  const cuts = [6, 19, 32, 45, 58, 71, 84, 97].map((x) => `M${x},60L${x - 3},90`).join('');
  return path(`${wave}V92H-4Z`, TONES[c].tint) + line(cuts, TONES[c].shade, 1.8) + line(wave, INK, 2.4);
}

/** The plain drawing of a part: crest, flat paint, large glyph. */
function drawMini(kind: PieceKind, c: BodyColour): string {
  const at = { body: [53, 53], head: [72, 56], tail: [35, 56] } as const;
  const [x, y] = at[kind];
  const face =
    kind === 'head'
      ? `<circle cx="41" cy="38" r="8" fill="${BONE}" stroke="${INK}" stroke-width="5"/>` +
        line('M19,26C24,21 18,14 13,18', INK, 5) +
        path('M16,57l4,13l8,-13Z', BONE)
      : '';
  const tongue = kind === 'head' ? line('M44,61L10,62', '#ff5d73', 7) : '';
  return (
    feathers(c, MINI_CREST[kind], true) +
    tongue +
    path(outline(kind, true), TONES[c].base, contour(true)) +
    seam(c, kind, true) +
    face +
    medallion(c, x, y, true)
  );
}

function drawHead(c: BodyColour): string {
  const { accent, tint, shade } = TONES[c];
  const mouth =
    path('M10,52L54,50L56,67L18,68Z', '#5a0f1c') +
    line('M50,60C38,56 28,62 16,60M18,60C12,60 8,57 3,58M18,60C12,61 9,65 5,67', '#ff5d73', 3.8);
  const fangs = path(
    'M9,53l5,13l6,-13ZM30,51l3.5,9l5.5,-9ZM22,66l3.5,-8l4.5,8Z',
    BONE,
    `stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"`,
  );
  const eye =
    `<circle cx="46" cy="41" r="9.5" fill="${BONE}" stroke="${INK}" stroke-width="2.8"/>` +
    `<circle cx="43.5" cy="42" r="4.8" fill="${INK}"/><circle cx="42" cy="40" r="1.5" fill="#fff"/>` +
    line('M34,37C37,27 55,27 61,35C62,37 60,39 58,38', INK, 3.4) +
    line('M37,34C42,29 52,29 57,33', accent, 2.6);
  const jaw =
    path('M8,66C34,70 60,68 112,70V92H8Z', tint) +
    line('M54,64C70,71 90,70 112,70', INK, 2.4) +
    line('M26,70V90M40,70V90M54,70V90M68,71V90M82,71V90', shade, 1.8);
  const snout = line('M20,27C26,21 21,13 14,16C11,18 12,22 15,22', INK, 3.2) + line('M19,42C14,42 10,45 11,48', INK, 3);
  return (
    feathers(c, CREST.head, false) +
    mouth +
    fangs +
    skin(c, 'head', jaw, 'M10,14C16,6 26,10 31,17M66,27C76,28 84,33 88,41') +
    snout +
    seam(c, 'head') +
    eye +
    medallion(c, 77, 53)
  );
}

/** The drawing of a piece. */
export function drawPiece(kind: PieceKind, c: BodyColour, mini: boolean): string {
  if (mini) return drawMini(kind, c);
  switch (kind) {
    case 'head':
      return drawHead(c);
    case 'body':
      return feathers(c, CREST.body, false) + skin(c, 'body', bellyBand(c)) + seam(c, 'body') + medallion(c, 51, 50);
    case 'tail':
      return (
        feathers(c, CREST.tail, false) +
        skin(c, 'tail', bellyBand(c)) +
        line('M59,46L62,67M66,50L69,64', INK, 3) +
        medallion(c, 33, 54)
      );
  }
}

/** The pale edge round a piece: it keeps every paint readable on both themes and carries the states. */
export function drawHalo(kind: PieceKind, c: BodyColour, mini: boolean): string {
  const vanes = crestOf(kind, mini)
    .map(([x, y, h, lean]) => `<path d="${featherOutline(c, h)}" transform="translate(${x} ${y}) rotate(${lean})"/>`)
    .join('');
  return `<g class="halo" style="--edge-width:${mini ? 16 : 10}px" stroke-linejoin="round">${vanes}<path d="${outline(kind, mini)}"/></g>`;
}
