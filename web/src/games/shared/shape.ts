/** What a window is to a table: most are tall enough for a bar above and one below; a short one has rails at its sides. */

/** A window lower than this is short: a phone on its side, a page at 200%. */
export const SHORT_BELOW = 500;
/** Two rails leave nothing of a window narrower than this. */
const RAILS_FROM = 560;

export const isShort = (width: number, height: number): boolean => height < SHORT_BELOW && width >= RAILS_FROM;
