/** The level of a card for the serpent in focus, as words of the reader's language. */
export interface Badge {
  /** Such as '2× = 5', or '0×'. */
  text: string;
  /** Such as 'next 3× = 7'. */
  next?: string;
  /** Whether it pays anything. */
  reached: boolean;
  /** Nothing can change it any more. */
  locked?: boolean;
}

/** The accessible name of a card together with its badge. */
export const nameWithBadge = (label: string, badge: Badge | undefined): string =>
  [label, badge?.text, badge?.next].filter(Boolean).join(', ');
