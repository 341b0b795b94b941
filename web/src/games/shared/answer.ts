/** What somebody who writes commands is told. */
export interface Answer {
  text: string;
  /** A sentence that was not understood stays in the box, to be mended. */
  isUnderstood: boolean;
}

export const understood = (text: string): Answer => ({ text, isUnderstood: true });
export const puzzled = (text: string): Answer => ({ text, isUnderstood: false });
