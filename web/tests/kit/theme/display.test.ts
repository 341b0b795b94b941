import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_DISPLAY, applyDisplay, loadDisplay, saveDisplay } from '$kit/theme/display';

describe('display', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.restoreAllMocks());

  it('leaves everything to the device until something is chosen', () => {
    expect(loadDisplay()).toEqual(DEFAULT_DISPLAY);
    const root = document.createElement('html');
    applyDisplay(DEFAULT_DISPLAY, root);
    expect({ ...root.dataset }).toEqual({ theme: 'light' });
  });

  it('tells the style sheets what was chosen', () => {
    const root = document.createElement('html');
    applyDisplay({ ...DEFAULT_DISPLAY, theme: 'dark', text: 'huge', font: 'legible', motion: 'none' }, root);
    expect({ ...root.dataset }).toEqual({ theme: 'dark', text: 'huge', font: 'legible', motion: 'none' });
    applyDisplay({ ...DEFAULT_DISPLAY, contrast: 'on' }, root);
    expect({ ...root.dataset }).toEqual({ theme: 'light', contrast: 'on' });
    applyDisplay(DEFAULT_DISPLAY, root);
    expect({ ...root.dataset }).toEqual({ theme: 'light' });
  });

  it('follows the device by day and night, unless the reader chose', () => {
    const asks = (query: string) => ({ matches: query === '(prefers-color-scheme: dark)' }) as MediaQueryList;
    vi.spyOn(globalThis, 'matchMedia').mockImplementation(asks);
    const root = document.createElement('html');
    applyDisplay(DEFAULT_DISPLAY, root);
    expect({ ...root.dataset }).toEqual({ theme: 'dark' });
    applyDisplay({ ...DEFAULT_DISPLAY, theme: 'light' }, root);
    expect({ ...root.dataset }).toEqual({ theme: 'light' });
  });

  it('follows the device in contrast, unless the reader chose', () => {
    const asks = (query: string) => ({ matches: query === '(prefers-contrast: more)' }) as MediaQueryList;
    vi.spyOn(globalThis, 'matchMedia').mockImplementation(asks);
    const root = document.createElement('html');
    applyDisplay(DEFAULT_DISPLAY, root);
    expect(root.dataset.contrast).toBe('on');
    applyDisplay({ ...DEFAULT_DISPLAY, contrast: 'off' }, root);
    expect({ ...root.dataset }).toEqual({ theme: 'light' });
  });

  it('is kept, and survives nonsense', () => {
    saveDisplay({ ...DEFAULT_DISPLAY, theme: 'light', motion: 'calm' });
    expect(loadDisplay()).toEqual({ ...DEFAULT_DISPLAY, theme: 'light', motion: 'calm' });
    localStorage.setItem('coatl.display', '{"theme":"plaid","text":3}');
    expect(loadDisplay()).toEqual(DEFAULT_DISPLAY);
    localStorage.setItem('coatl.display', '{');
    expect(loadDisplay()).toEqual(DEFAULT_DISPLAY);
  });

  it('works without storage', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    expect(loadDisplay({ getItem: refuse })).toEqual(DEFAULT_DISPLAY);
    expect(() => saveDisplay(DEFAULT_DISPLAY, { setItem: refuse })).not.toThrow();
  });
});
