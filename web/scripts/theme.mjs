// npm run theme: writes src/kit/theme/tokens.css (colours, stepped frames, textures of both themes) and fonts.css.
// Frames are 9-slice pictures for border-image, which cannot read CSS variables: hence one set per theme.
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = (p) => fileURLToPath(new URL(p, import.meta.url));

const LIGHT = {
  ground: '#e9dabb',
  'ground-2': '#dcc79d',
  panel: '#f3e8d0',
  well: '#e3d3b1',
  paper: '#fdf6e6',
  'paper-line': '#d9c7a3',
  'ink-2': '#5a4836',
  text: '#1f1826',
  'text-2': '#5a4836',
  line: '#a48a61',
  edge: '#3b2d2a',
  halo: '#fffaf0',
  act: '#c4126b',
  'act-lip': '#7a0a44',
  'on-act': '#fff6ea',
  key: '#fff9ec',
  'key-lip': '#b79d72',
  'on-key': '#1f1826',
  good: '#0a5f57',
  'good-bg': '#c5ebdf',
  bad: '#8e2410',
  'bad-bg': '#fbd6c6',
  warn: '#6f4800',
  'warn-bg': '#fbe2a6',
  bar: '#221a2c',
  'on-bar': '#f8ecd6',
  'on-bar-2': '#cdbda3',
  'bar-edge': '#08060c',
  socket: '#2d6160',
  'socket-line': '#fff4dc',
  bed: '#1c4747',
  'on-bed': '#fff4dc',
  'on-bed-2': '#b9d6cc',
  spark: '#ff7ab6',
  'halo-draft': '#7fa9a2',
  'focus-out': '#1f1826',
  'focus-in': '#fffaf0',
  off: '#6d6076',
};
const DARK = {
  ground: '#16121f',
  'ground-2': '#0e0b15',
  panel: '#262034',
  well: '#1a1526',
  paper: '#f0e4ca',
  'paper-line': '#cbb98f',
  'ink-2': '#5a4836',
  text: '#f7ebd5',
  'text-2': '#c9baa3',
  line: '#5f5378',
  edge: '#0b0811',
  halo: '#f4e8d0',
  act: '#ff6fb0',
  'act-lip': '#a32163',
  'on-act': '#2b0518',
  key: '#3a3150',
  'key-lip': '#0b0811',
  'on-key': '#f7ebd5',
  good: '#7ce7d2',
  'good-bg': '#12413e',
  bad: '#ffab92',
  'bad-bg': '#54201a',
  warn: '#ffd479',
  'warn-bg': '#4a3710',
  bar: '#0e0b15',
  'on-bar': '#f7ebd5',
  'on-bar-2': '#c9baa3',
  'bar-edge': '#08060c',
  socket: '#2c2540',
  'socket-line': '#f4e8d0',
  bed: '#100c18',
  'on-bed': '#f7ebd5',
  'on-bed-2': '#b9aac9',
  spark: '#ff7ab6',
  'halo-draft': '#6d6385',
  'focus-out': '#fffaf0',
  'focus-in': '#0b0811',
  off: '#9a8dac',
};
/** More contrast: lines are real edges, soft text is text, nothing glows. */
const LIGHT_CONTRAST = {
  ...LIGHT,
  ground: '#f0e5cb',
  'ground-2': '#f0e5cb',
  panel: '#fdf6e6',
  well: '#f0e5cb',
  'paper-line': '#5a4836',
  'ink-2': '#1f1826',
  text: '#120c18',
  'text-2': '#120c18',
  line: '#4a3a22',
  edge: '#120c18',
  act: '#9c0a53',
  'act-lip': '#4d0529',
  'on-act': '#ffffff',
  key: '#ffffff',
  'key-lip': '#4a3a22',
  'on-key': '#120c18',
  good: '#05443d',
  bad: '#6d1705',
  warn: '#4d3100',
  bar: '#150f1c',
  'on-bar': '#ffffff',
  'on-bar-2': '#ffffff',
  'bar-edge': '#ffffff',
  'socket-line': '#ffffff',
  bed: '#0f3232',
  'on-bed': '#ffffff',
  'on-bed-2': '#ffffff',
  spark: '#ff9ccb',
  'halo-draft': '#b9d6cc',
  'focus-out': '#120c18',
  'focus-in': '#ffffff',
  off: '#3f354a',
};
const DARK_CONTRAST = {
  ...DARK,
  ground: '#0a0710',
  'ground-2': '#0a0710',
  panel: '#150f1f',
  well: '#0a0710',
  'paper-line': '#5a4836',
  'ink-2': '#1f1826',
  text: '#ffffff',
  'text-2': '#ffffff',
  line: '#b9adcf',
  edge: '#b9adcf',
  act: '#ff9ccb',
  'on-act': '#1d0310',
  key: '#251d36',
  'key-lip': '#b9adcf',
  'on-key': '#ffffff',
  good: '#a5f7e7',
  bad: '#ffcaba',
  warn: '#ffe3a3',
  bar: '#0a0710',
  'on-bar': '#ffffff',
  'on-bar-2': '#ffffff',
  'bar-edge': '#b9adcf',
  'socket-line': '#ffffff',
  bed: '#0a0710',
  'on-bed': '#ffffff',
  'on-bed-2': '#ffffff',
  spark: '#ff9ccb',
  'halo-draft': '#a99cc4',
  off: '#cfc5de',
};

const uri = (svg) =>
  `url("data:image/svg+xml,${encodeURIComponent(svg).replace(/%20/g, ' ').replace(/%3D/g, '=').replace(/%3A/g, ':').replace(/%2F/g, '/').replace(/%2C/g, ',').replace(/%22/g, "'")}")`;
const svg = (w, h, inner) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${inner}</svg>`;

/** A rectangle whose corners are cut into k steps of s units. */
function stepped(x, y, w, h, s, k = 2) {
  const q = s * k,
    times = (t) => t.repeat(k);
  return `M${x + q},${y}H${x + w - q}${times(`v${s}h${s}`)}V${y + h - q}${times(`h${-s}v${s}`)}H${x + q}${times(`v${-s}h${-s}`)}V${y + q}${times(`h${s}v${-s}`)}Z`;
}

/** A 9-slice of 48 x 48: an edge and a fine inner line, or a tile with a lip of another colour below. */
function frame(fill, edge, inner, { s = 4, lip = 0, w = 2, k = 2 } = {}) {
  const S = 48,
    o = w / 2;
  const body = (h) =>
    `<path d="${stepped(o, o, S - w, h - w, s, k)}" fill="${fill}" stroke="${edge}" stroke-width="${w}"/>`;
  return uri(
    svg(
      S,
      S,
      lip
        ? `<path d="${stepped(o, o + lip, S - w, S - w - lip, s, k)}" fill="${inner}" stroke="${edge}" stroke-width="${w}"/>${body(S - lip)}`
        : `${body(S)}<path d="${stepped(o + 3, o + 3, S - w - 6, S - w - 6, s, k)}" fill="none" stroke="${inner}" stroke-width="1"/>`,
    ),
  );
}

/** Step-fret (xicalcoliuhqui): stair and hook, 36 x 16, tiles in x. */
const fret = (c) =>
  uri(
    svg(
      36,
      16,
      `<path d="M0,15H5V12H9V9H13V6H17V15Z" fill="${c}"/><path d="M19,13.5H33V3.5H22.5V9.5H28.5" fill="none" stroke="${c}" stroke-width="2.4"/>`,
    ),
  );

/** Grain of the stone. */
const grain = (dark) =>
  uri(
    svg(
      240,
      240,
      `<filter id="n" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".55 .7" numOctaves="4" seed="7" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 ${dark ? 0.75 : 0.28} 0 0 0 0 ${dark ? 0.6 : 0.18} 0 0 0 0 ${dark ? 0.9 : 0.08} 0 0 0 ${dark ? 0.3 : 0.5} ${dark ? -0.12 : -0.18}"/></filter><rect width="240" height="240" filter="url(#n)"/>`,
    ),
  );

function theme(t, dark, contrast = false) {
  // What is an ornament becomes an edge.
  const edge = (soft) => (contrast ? t.line : soft);
  const barEdge = (soft) => (contrast ? '#b9adcf' : soft);
  return {
    'color-scheme': dark ? 'dark' : 'light',
    ...Object.fromEntries(Object.entries(t).map(([name, value]) => [`--${name}`, value])),
    '--f-slab': frame(t.panel, t.edge, t.line),
    '--f-focus': frame(t.panel, t.act, t.act, { w: 3 }),
    '--f-well': frame(t.well, edge(dark ? '#4b4162' : t.line), contrast ? t.well : dark ? '#0f0c17' : '#c8b187', {
      s: 3,
    }),
    '--f-bed': frame(t.bed, edge(dark ? '#5f5378' : t.edge), contrast ? t.bed : dark ? '#2a2338' : '#2f6a66', { s: 3 }),
    '--f-act': frame(t.act, t.edge, t['act-lip'], { lip: 4, s: 3 }),
    '--f-key': frame(t.key, t.edge, t['key-lip'], { lip: 4, s: 3 }),
    '--f-bar-key': frame(dark ? '#2c2540' : '#3a2f47', barEdge('#08060c'), dark ? '#120e1c' : '#15101c', {
      lip: 4,
      s: 3,
    }),
    '--f-bar-off': frame(
      dark ? '#1f1a2b' : '#2d2438',
      barEdge(dark ? '#3c344f' : '#4a3f57'),
      dark ? '#1f1a2b' : '#2d2438',
      { s: 3 },
    ),
    '--f-off': frame(t.well, t.line, t.well, { s: 3 }),
    '--f-paper': frame(t.paper, '#2a2024', t['paper-line'], { s: 3 }),
    '--f-paper-on': frame(t.paper, t.act, t.act, { s: 3, w: 3 }),
    '--f-paper-off': frame(
      dark ? '#cdc1a8' : '#ece0c6',
      contrast || dark ? '#2a2024' : '#8a7a60',
      dark ? '#b5a88c' : '#d9c7a3',
      { s: 3 },
    ),
    '--f-tag': frame(t.panel, t.edge, t.panel, { s: 3, k: 1 }),
    '--f-good': frame(t['good-bg'], t.good, t['good-bg'], { s: 3, k: 1 }),
    '--f-bad': frame(t['bad-bg'], t.bad, t['bad-bg'], { s: 3, k: 1 }),
    '--f-warn': frame(t['warn-bg'], t.warn, t['warn-bg'], { s: 3, k: 1 }),
    '--fret': fret(t.line),
    '--fret-strong': fret(edge(dark ? '#7d6fa0' : '#7d5f3c')),
    '--fret-bar': fret(barEdge('#6a5a7d')),
    '--fret-bed': fret(dark ? '#211b2e' : '#245655'),
    '--grain': contrast ? 'linear-gradient(transparent, transparent)' : grain(dark),
    '--glow': contrast
      ? 'linear-gradient(transparent, transparent)'
      : dark
        ? 'radial-gradient(46% 40% at 50% 0, rgb(255 132 60 / .2), transparent), radial-gradient(40% 34% at 0 100%, rgb(170 60 150 / .18), transparent)'
        : 'radial-gradient(50% 45% at 50% 0, rgb(255 250 230 / .7), transparent)',
    '--shadow': dark ? '0 3px 5px rgb(0 0 0 / .55)' : '0 3px 4px rgb(59 38 12 / .32)',
    '--lift': dark ? '0 8px 10px rgb(0 0 0 / .6)' : '0 8px 9px rgb(59 38 12 / .38)',
  };
}
const write = (values) =>
  Object.entries(values)
    .map(([name, value]) => `  ${name}: ${value};`)
    .join('\n');
const light = theme(LIGHT, false),
  dark = theme(DARK, true);
const GROUND = ['color-scheme', '--ground', '--ground-2', '--grain', '--glow'];
// What more contrast changes in either theme is written for both, so that nothing of the one shows in the other.
const contrasts = [
  [light, theme(LIGHT_CONTRAST, false, true)],
  [dark, theme(DARK_CONTRAST, true, true)],
];
const isChanged = (name) => contrasts.some(([from, to]) => from[name] !== to[name]);
const [lightContrast, darkContrast] = contrasts.map(([, to]) =>
  write(Object.fromEntries(Object.entries(to).filter(([name]) => isChanged(name)))),
);

const tokens = `/* Generated by \`npm run theme\`; do not edit. */
:root {
${write(light)}
  --y: #fbd737; --r: #b8281f; --k: #26222d; --g: #4dbb8d; --b: #1f62b8; --o: #c78a26;
}
:root[data-theme='dark'] {
${write(dark)}
}
/* Until the page's script has said which theme it is, what shows is the ground. */
@media (prefers-color-scheme: dark) {
  :root:not([data-theme]) {
${write(Object.fromEntries(GROUND.map((name) => [name, dark[name]]))).replace(/^/gm, '  ')}
  }
}
:root[data-contrast='on'] {
${lightContrast}
}
:root[data-theme='dark'][data-contrast='on'] {
${darkContrast}
}
`;

/** Only the weights that are used, only woff2, only Latin: enough for all three languages. */
const FONTS = [
  ['Grenze', 'grenze', [700, 800]],
  ['Alegreya Sans', 'alegreya-sans', [400, 500, 700, 800]],
  ['Atkinson Hyperlegible', 'atkinson-hyperlegible', [400, 700]],
];
const faces = FONTS.flatMap(([family, pack, weights]) => {
  const ranges = JSON.parse(fs.readFileSync(path(`../node_modules/@fontsource/${pack}/unicode.json`), 'utf8'));
  return weights.flatMap((weight) =>
    ['latin-ext', 'latin'].map(
      (subset) => `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-display: swap;
  src: url('@fontsource/${pack}/files/${pack}-${subset}-${weight}-normal.woff2') format('woff2');
  unicode-range: ${ranges[subset]};
}`,
    ),
  );
});
const fonts = `/* Generated by \`npm run theme\`; do not edit. */\n${faces.join('\n')}\n`;

let stale = false;
for (const [name, text] of [
  ['tokens.css', tokens],
  ['fonts.css', fonts],
]) {
  const file = path(`../src/kit/theme/${name}`);
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`out of date: web/src/kit/theme/${name}; run \`npm run theme\` in web/`);
    stale = true;
  } else fs.writeFileSync(file, text);
}
if (stale) process.exit(1);
