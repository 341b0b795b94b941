/** The keys of a draft at either table: hint, undo, redo, reset. */
export type DraftKeyName = 'hint' | 'undo' | 'redo' | 'reset';

/** What a table knows about one of them. */
export interface DraftKey {
  /** What is written on it. */
  text: string;
  /** What it is called where nothing is written on it; its text, unless told. */
  label?: string;
  disabled?: boolean;
  shortcut?: string;
  /** Whether it opens something that is open now. */
  expanded?: boolean;
  press: () => void;
}

export type DraftControl = Readonly<Record<DraftKeyName, DraftKey>>;
