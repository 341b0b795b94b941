/** Sound at the tables. */
import { shell } from '$kit/page/shell.svelte';
import { SoundPlayer } from './player';

export { cuesOf, type Cue } from './cues';
export { VOLUMES, type Volume } from './player';

export const sound = new SoundPlayer(() => ({ isOn: shell.display.sound === 'on', volume: shell.display.volume }));
