import type { IconName } from '$kit/art/icons';

/** One of the choices of a segmented control. */
export interface Choice<T extends string | number> {
  value: T;
  label: string;
  icon?: IconName;
  /** Not to be had here; shown with a lock. */
  disabled?: boolean;
  /** Font size, where the label shows what it means. */
  size?: string;
}
