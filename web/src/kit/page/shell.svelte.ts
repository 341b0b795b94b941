/** What belongs to the page and not to one screen: the settings drawer, and how the page looks. */
import {
  applyDisplay,
  isDark,
  loadDisplay,
  prefersContrast,
  prefersDark,
  saveDisplay,
  type Display,
} from '$kit/theme/display';
import type { Refusal } from '$kit/network/refusal';

class Shell {
  settings = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  display = $state.raw<Display>(loadDisplay());

  /** Whether the page is dark now: chosen so, or as the device has it. */
  get isDark(): boolean {
    return isDark(this.display);
  }

  start(): void {
    applyDisplay(this.display);
    // What is left to the device changes with it.
    for (const device of [prefersContrast(), prefersDark()])
      device.addEventListener('change', () => {
        this.display = { ...this.display };
        applyDisplay(this.display);
      });
  }

  change(change: Partial<Display>): void {
    this.display = { ...this.display, ...change };
    applyDisplay(this.display);
    saveDisplay(this.display);
  }
}

export const shell = new Shell();
