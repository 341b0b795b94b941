/** Plays cues if the reader has asked for sound; the browser gives no sound before the first touch anyway. */
import type { Cue } from './cues';
import { VOICES } from './voices';

/** Seconds between cues that come together. */
const APART = 0.16;

export const VOLUMES = { soft: 0.25, medium: 0.55, loud: 1 } as const;
export type Volume = keyof typeof VOLUMES;

export interface SoundSettings {
  isOn: boolean;
  volume: Volume;
}

export class SoundPlayer {
  #context: AudioContext | null = null;
  #out: GainNode | null = null;
  #held: unknown = null;

  constructor(
    readonly settings: () => SoundSettings,
    readonly make: () => AudioContext = () => new AudioContext(),
  ) {}

  play(...cues: Cue[]): void {
    const { isOn, volume } = this.settings();
    if (!isOn || cues.length === 0) return;
    try {
      this.#context ??= this.make();
      const context = this.#context;
      if (context.state === 'suspended') void context.resume();
      if (!this.#out) {
        this.#out = context.createGain();
        this.#out.connect(context.destination);
      }
      this.#out.gain.value = VOLUMES[volume];
      const out = this.#out;
      cues.forEach((cue, i) => VOICES[cue](context, out, context.currentTime + i * APART));
    } catch {
      // A device without sound plays on in silence.
    }
  }

  /** Tells what is in the reader's hand: taking something up is heard, letting go is not. */
  lifted(held: unknown): void {
    const key = held === null || held === undefined ? null : JSON.stringify(held);
    if (key !== null && key !== this.#held) this.play('lift');
    this.#held = key;
  }
}
