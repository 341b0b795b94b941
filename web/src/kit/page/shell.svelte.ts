/** What belongs to the page and not to one screen: the settings drawer, and how the page looks. */
import { applyDisplay, loadDisplay, prefersContrast, saveDisplay, type Display } from '$kit/theme/display';
import type { Refusal } from '$kit/network/refusal';

class Shell {
  settings = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  display = $state.raw<Display>(loadDisplay());

  /** Whether the page is dark now: chosen so, or as the device has it. */
  get isDark(): boolean {
    const { theme } = this.display;
    return (
      theme === 'dark' ||
      (theme === 'auto' && typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches)
    );
  }

  start(): void {
    applyDisplay(this.display);
    prefersContrast().addEventListener('change', () => applyDisplay(this.display));
  }

  change(change: Partial<Display>): void {
    this.display = { ...this.display, ...change };
    applyDisplay(this.display);
    saveDisplay(this.display);
  }
}

export const shell = new Shell();
