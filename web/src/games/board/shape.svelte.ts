/** What the window is to the board table: how it is laid out, and how large things may be. */
import { isShort } from '$games/shared/shape';

/** Three columns, one column that shows all, or one with tabs. */
export type Columns = 'wide' | 'middle' | 'narrow';

export class BoardShape {
  readonly #isStill: () => boolean;
  readonly #above: () => number;
  windowWidth = $state(1440);
  windowHeight = $state(900);

  constructor(isStill: () => boolean, above: () => number = () => 0) {
    this.#isStill = isStill;
    this.#above = above;
  }

  /** On very large screens the whole table grows, as far as the browser can. */
  readonly zoom: number = $derived.by(() => {
    const fit = Math.min(this.windowWidth / 1680, this.windowHeight / 980);
    return fit > 1.15 && CSS.supports('zoom', '2') ? fit : 1;
  });
  readonly width: number = $derived(this.windowWidth / this.zoom);
  readonly height: number = $derived.by(() => (this.windowHeight - this.#above()) / this.zoom);
  readonly columns: Columns = $derived(this.width >= 1000 ? 'wide' : this.width >= 700 ? 'middle' : 'narrow');
  readonly isShort: boolean = $derived.by(() => !this.#isStill() && isShort(this.width, this.height));
  /** A low window: everything in its small form. */
  readonly isDense: boolean = $derived(this.columns === 'wide' && (this.height < 850 || this.width < 1280));
  /** A large screen: everything may grow. */
  readonly isLarge: boolean = $derived(this.width >= 1800 && this.height >= 1000);
  /** A low phone: the hand lies in the page, not over it. */
  readonly isLow: boolean = $derived(this.columns === 'narrow' && this.height < 700);
  /** On a phone the supply leaves room for the cards below it. */
  readonly ringHeight: number = $derived(Math.max(208, Math.min(300, this.height * 0.306)));
}
