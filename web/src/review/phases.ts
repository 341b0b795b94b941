/** What a turn was spent on, as an icon. */
import type { IconName } from '$kit/art';
import type { Phase } from './columns';

export const PHASE_ICONS: Readonly<Record<Phase, IconName>> = {
  collecting: 'bag',
  choosing: 'cards',
  assembling: 'motion',
  opening: 'play',
  middle: 'grid',
  closing: 'trophy',
};
