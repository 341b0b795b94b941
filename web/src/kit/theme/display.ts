/** How the reader wants the page to look, sound and help; kept on this device and told to the style sheets by attributes of <html>. */
export interface Display {
  /** 'auto' follows the device. */
  theme: 'auto' | 'light' | 'dark';
  /** 'auto' follows the device. */
  contrast: 'auto' | 'on' | 'off';
  text: 'small' | 'medium' | 'large' | 'huge';
  font: 'default' | 'legible';
  /** 'auto' follows the device. */
  motion: 'auto' | 'full' | 'calm' | 'none';
  sound: 'off' | 'on';
  volume: 'soft' | 'medium' | 'loud';
  /** The most help the reader wants; a table may allow less. */
  help: 'off' | 'match' | 'coach';
  /** Whether to ask before something hidden is shown, which cannot be undone. */
  ask: 'yes' | 'no';
}

export const DEFAULT_DISPLAY: Readonly<Display> = {
  theme: 'auto',
  contrast: 'auto',
  text: 'medium',
  font: 'default',
  motion: 'auto',
  sound: 'off',
  volume: 'medium',
  help: 'coach',
  ask: 'yes',
};

const CHOICES: { readonly [K in keyof Display]: readonly Display[K][] } = {
  theme: ['auto', 'light', 'dark'],
  contrast: ['auto', 'on', 'off'],
  text: ['small', 'medium', 'large', 'huge'],
  font: ['default', 'legible'],
  motion: ['auto', 'full', 'calm', 'none'],
  sound: ['off', 'on'],
  volume: ['soft', 'medium', 'loud'],
  help: ['off', 'match', 'coach'],
  ask: ['yes', 'no'],
};
const KEY = 'coatl.display';

/** Whether the device asks for more contrast. */
export const prefersContrast = (): MediaQueryList => matchMedia('(prefers-contrast: more)');

/** Whether the device asks for a dark page. */
export const prefersDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** Whether the page is dark now: chosen so, or as the device has it. */
export const isDark = ({ theme }: Display): boolean => theme === 'dark' || (theme === 'auto' && prefersDark().matches);

/** Sets the attributes: the theme always, of everything else what is not at its default. */
export function applyDisplay(display: Display, root: HTMLElement = document.documentElement): void {
  const set = (name: keyof Display, isDefault: boolean) => {
    if (isDefault) root.removeAttribute(`data-${name}`);
    else root.setAttribute(`data-${name}`, display[name]);
  };
  root.setAttribute('data-theme', isDark(display) ? 'dark' : 'light');
  const isContrast = display.contrast === 'on' || (display.contrast === 'auto' && prefersContrast().matches);
  if (isContrast) root.setAttribute('data-contrast', 'on');
  else root.removeAttribute('data-contrast');
  set('text', display.text === 'medium');
  set('font', display.font === 'default');
  set('motion', display.motion === 'auto');
}

/** Reads what was kept; anything unknown is the default. */
export function loadDisplay(storage: Pick<Storage, 'getItem'> = localStorage): Display {
  let kept: unknown = null;
  try {
    kept = JSON.parse(storage.getItem(KEY) ?? 'null');
  } catch {
    // No storage, or something else under our key: as if nothing had been kept.
  }
  const pick = <K extends keyof Display>(name: K): Display[K] => {
    const value = (kept as Partial<Display> | null)?.[name];
    return CHOICES[name].find((choice) => choice === value) ?? DEFAULT_DISPLAY[name];
  };
  return {
    theme: pick('theme'),
    contrast: pick('contrast'),
    text: pick('text'),
    font: pick('font'),
    motion: pick('motion'),
    sound: pick('sound'),
    volume: pick('volume'),
    help: pick('help'),
    ask: pick('ask'),
  };
}

/** Keeps the choice; a browser without storage forgets it with the page. */
export function saveDisplay(display: Display, storage: Pick<Storage, 'setItem'> = localStorage): void {
  try {
    storage.setItem(KEY, JSON.stringify(display));
  } catch {
    // Private windows may refuse; the page goes on without.
  }
}
