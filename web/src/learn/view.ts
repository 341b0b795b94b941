/** What can be seen of the things that a lesson points at: in the part of the page where they scroll, and beside its mark. */
import type { Box } from './place';

/** How far what is pointed at stays from the edges of its frame. */
const MARGIN = 14;

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, w: width, h: height };
}

export const sameBoxes = (a: readonly Box[], b: readonly Box[]): boolean =>
  a.length === b.length &&
  a.every((box, i) => (['x', 'y', 'w', 'h'] as const).every((key) => Math.abs(box[key] - (b[i]?.[key] ?? 0)) < 0.6));

/** The part of the page that an element scrolls in; null: the page itself. */
function scrollerOf(element: Element): Element | null {
  let box = element.parentElement;
  while (box && !(/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight))
    box = box.parentElement;
  return box;
}

/** The part of an element that is not scrolled out of sight; empty if nothing of it is seen. */
export function seenBox(element: Element): Box {
  const whole = boxOf(element);
  const scroller = scrollerOf(element);
  if (!scroller) return whole;
  const frame = boxOf(scroller);
  const top = Math.max(whole.y, frame.y);
  const bottom = Math.min(whole.y + whole.h, frame.y + frame.h);
  return { ...whole, y: top, h: Math.max(0, bottom - top) };
}

/** Scrolls an element into view, above a line that something may cover the page from. */
export function reveal(element: Element, free: number): void {
  const box = scrollerOf(element);
  const scroller = box ?? document.scrollingElement;
  if (!scroller) return;
  const frame = box?.getBoundingClientRect() ?? { top: 0, bottom: free };
  const top = Math.max(frame.top, 0) + MARGIN;
  const bottom = Math.min(frame.bottom, free) - MARGIN;
  const at = element.getBoundingClientRect();
  if (at.top < top || (at.bottom > bottom && at.height > bottom - top)) scroller.scrollTop += at.top - top;
  else if (at.bottom > bottom) scroller.scrollTop += at.bottom - bottom;
}

/** Scrolls an element further up with all that lies around it, as far as it stays in view. */
export function lift(element: Element, by: number): void {
  const box = scrollerOf(element);
  const scroller = box ?? document.scrollingElement;
  if (!scroller) return;
  const top = Math.max(box?.getBoundingClientRect().top ?? 0, 0) + MARGIN;
  scroller.scrollTop += Math.max(0, Math.min(by, element.getBoundingClientRect().top - top));
}

/** Scrolls an element further down with all that lies around it, if all of it stays in view. */
export function lower(element: Element, by: number): void {
  const box = scrollerOf(element);
  const scroller = box ?? document.scrollingElement;
  if (!scroller || scroller.scrollTop < by) return;
  const bottom = box?.getBoundingClientRect().bottom ?? window.innerHeight;
  if (element.getBoundingClientRect().bottom + by <= bottom) scroller.scrollTop -= by;
}
