/** The sounds, made of oscillators and noise when they are needed: no recordings. */
import type { Cue } from './cues';

/** Plays into `out`, from the moment `at` of the context's clock. */
type Voice = (context: BaseAudioContext, out: AudioNode, at: number) => void;

/** Loudness that rises at once, or in `rise` seconds, and dies away. */
function envelope(
  context: BaseAudioContext,
  out: AudioNode,
  at: number,
  peak: number,
  length: number,
  rise = 0.004,
): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}

interface Tone {
  type?: OscillatorType;
  from: number;
  to?: number;
  peak: number;
  length: number;
  rise?: number;
}

function tone(
  context: BaseAudioContext,
  out: AudioNode,
  at: number,
  { type = 'sine', from, to = from, peak, length, rise }: Tone,
): OscillatorNode {
  const oscillator = context.createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, at);
  if (to !== from) oscillator.frequency.exponentialRampToValueAtTime(to, at + length);
  oscillator.connect(envelope(context, out, at, peak, length, rise));
  oscillator.start(at);
  oscillator.stop(at + length + 0.02);
  return oscillator;
}

function noise(
  context: BaseAudioContext,
  out: AudioNode,
  at: number,
  band: { pitch: number; q: number; peak: number; length: number },
): void {
  const count = Math.max(1, Math.ceil(context.sampleRate * band.length));
  const buffer = context.createBuffer(1, count, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < count; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = band.pitch;
  filter.Q.value = band.q;
  source.connect(filter);
  filter.connect(envelope(context, out, at, band.peak, band.length, 0.002));
  source.start(at);
}

/** A breathy flute: a soft tone that trembles, with a little air. */
function ocarina(context: BaseAudioContext, out: AudioNode, at: number, pitch: number, length: number): void {
  const voice = tone(context, out, at, { from: pitch, peak: 0.22, length, rise: 0.05 });
  const tremble = context.createOscillator();
  const depth = context.createGain();
  tremble.frequency.value = 5.2;
  depth.gain.value = pitch * 0.006;
  tremble.connect(depth);
  depth.connect(voice.frequency);
  tremble.start(at);
  tremble.stop(at + length);
  tone(context, out, at, { from: pitch * 2, peak: 0.03, length, rise: 0.05 });
  noise(context, out, at, { pitch: pitch * 3, q: 4, peak: 0.03, length: length * 0.6 });
}

export const VOICES: Readonly<Record<Cue, Voice>> = {
  /** Clay tick. */
  lift(context, out, at) {
    tone(context, out, at, { type: 'triangle', from: 920, to: 640, peak: 0.16, length: 0.05 });
    noise(context, out, at, { pitch: 2600, q: 1.2, peak: 0.08, length: 0.03 });
  },
  /** Stone click. */
  snap(context, out, at) {
    tone(context, out, at, { type: 'triangle', from: 310, to: 150, peak: 0.3, length: 0.09 });
    noise(context, out, at, { pitch: 1700, q: 2.5, peak: 0.26, length: 0.05 });
    noise(context, out, at + 0.035, { pitch: 1200, q: 3, peak: 0.1, length: 0.04 });
  },
  /** Rattle. */
  complete(context, out, at) {
    for (let i = 0; i < 11; i += 1)
      noise(context, out, at + i * 0.055, {
        pitch: 5200 + (i % 3) * 500,
        q: 1.5,
        peak: 0.2 - Math.abs(i - 5) * 0.025,
        length: 0.05,
      });
  },
  /** Ocarina: a third upwards. */
  turn(context, out, at) {
    ocarina(context, out, at, 587.33, 0.26);
    ocarina(context, out, at + 0.2, 739.99, 0.5);
  },
  /** Soft conch. */
  last(context, out, at) {
    const filter = context.createBiquadFilter();
    filter.type = 'lowpass';
    filter.frequency.setValueAtTime(300, at);
    filter.frequency.exponentialRampToValueAtTime(1100, at + 0.7);
    filter.connect(out);
    tone(context, filter, at, { type: 'sawtooth', from: 180, to: 196, peak: 0.16, length: 1.5, rise: 0.35 });
    tone(context, filter, at, { from: 392, peak: 0.06, length: 1.4, rise: 0.4 });
  },
  /** Low drum, twice. */
  theft(context, out, at) {
    for (const [i, peak] of [0.5, 0.34].entries()) {
      tone(context, out, at + i * 0.19, { from: 128, to: 52, peak, length: 0.34 });
      noise(context, out, at + i * 0.19, { pitch: 420, q: 0.8, peak: peak * 0.3, length: 0.06 });
    }
  },
};
