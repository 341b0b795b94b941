/** Finds what a lesson points at, by the data that things at a table are marked with; never by their words. */

/** The key that does something, such as `undo`. */
export const keyFor = (what: string): string => `[data-does="${what}"]`;

/** All elements of a selector that can be seen. */
export const seekSeen = (root: ParentNode, selector: string): Element[] =>
  [...root.querySelectorAll(selector)].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0;
  });

/** The first element that can be seen, of selectors with others to try after ` || `. */
export function seek(root: ParentNode, selectors: string): Element | null {
  for (const selector of selectors.split(' || ')) {
    const [element] = seekSeen(root, selector);
    if (element) return element;
  }
  return null;
}
