// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import type { EventData, StateMessage } from '$kit/api';
import { isEnding } from '$games/shared/views';
import { CUES, cuesOf as allCuesOf, type Cue } from '$kit/sound/cues';
import { SoundPlayer, VOLUMES, type Volume } from '$kit/sound/player';
import { STATES } from '../../games/board/port.svelte';
import { fixture } from '../../games/cards/kit';

function withEvents(state: StateMessage, ...names: string[]): StateMessage {
  const next = structuredClone(state);
  for (const name of names) next.log.push({ number: 999, event: { name, seat: 1, data: {} } satisfies EventData });
  return next;
}

const cuesOf = (before: StateMessage | null, after: StateMessage | null): Cue[] => allCuesOf(before, after, isEnding);

describe('cues', () => {
  const state = STATES.main;
  it('are none when a table is opened, or nothing happened', () => {
    expect(cuesOf(null, state)).toEqual([]);
    expect(cuesOf(state, structuredClone(state))).toEqual([]);
    expect(cuesOf({ ...state, seat: 2 }, withEvents(state, 'added'))).toEqual([]);
  });
  it('follow what happens at the table, in order', () => {
    expect(cuesOf(state, withEvents(state, 'began', 'added'))).toEqual(['snap']);
    expect(cuesOf(state, withEvents(state, 'added', 'closed', 'stole'))).toEqual(['snap', 'theft', 'complete']);
    expect(cuesOf(fixture('cards2-0'), withEvents(fixture('cards2-0'), 'placed', 'carl stole'))).toEqual([
      'snap',
      'theft',
    ]);
  });
  it('tell when the turn comes, once', () => {
    const waiting = structuredClone(state);
    if (waiting.position) waiting.position.draft = null;
    expect(cuesOf(waiting, state)).toEqual(['turn']);
    expect(cuesOf(state, waiting)).toEqual([]);
    const lobby: StateMessage = { ...waiting, position: null, table: { ...waiting.table, status: 'lobby' } };
    expect(cuesOf(lobby, state)).toEqual(['turn']);
  });
  it('tell when the end begins', () => {
    const ending = structuredClone(state);
    if (ending.position?.view.game === 'board') ending.position.view.ending = 'third';
    expect(cuesOf(state, ending)).toEqual(['last']);
    const round = fixture('cards2-0');
    if (round.position && round.position.view.game !== 'board')
      round.position.view.round = round.position.view.last_round;
    expect(cuesOf(fixture('cards2-0'), round)).toEqual(['last']);
  });
  it('are silent when a step is taken back', () => {
    const before = structuredClone(STATES.assemble);
    const after = structuredClone(before);
    after.position?.draft?.steps.pop();
    after.position?.draft?.events.pop();
    expect(cuesOf(before, after)).toEqual([]);
    expect(cuesOf(after, before)).toEqual(['snap']);
  });
});

/** Enough of an AudioContext to count what is played, and when. */
function fakeContext() {
  const starts: number[] = [];
  const param = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
  const node = () => ({
    connect: vi.fn(),
    gain: param(),
    frequency: param(),
    Q: param(),
    type: '',
    buffer: null,
    start: (at: number) => void starts.push(at),
    stop: vi.fn(),
  });
  const context = {
    state: 'suspended',
    currentTime: 5,
    sampleRate: 100,
    destination: {},
    resume: vi.fn(() => Promise.resolve()),
    createGain: vi.fn(node),
    createOscillator: vi.fn(node),
    createBiquadFilter: vi.fn(node),
    createBufferSource: vi.fn(node),
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  };
  return { context: context as unknown as AudioContext, raw: context, starts };
}

function player(isOn: boolean, volume: Volume = 'medium') {
  const fake = fakeContext();
  const make = vi.fn(() => fake.context);
  return { ...fake, make, sound: new SoundPlayer(() => ({ isOn, volume }), make) };
}

describe('sound', () => {
  it('does not even begin until it is asked for', () => {
    const { make, sound } = player(false);
    sound.play('turn');
    sound.lifted('something');
    expect(make).not.toHaveBeenCalled();
  });
  it('has a voice for each cue', () => {
    for (const cue of CUES) {
      const { sound, starts, raw } = player(true);
      sound.play(cue);
      expect(starts.length, cue).toBeGreaterThan(0);
      expect(Math.min(...starts)).toBe(5);
      expect(raw.resume).toHaveBeenCalled();
    }
  });
  it('plays cues that come together one after the other, as loud as chosen', () => {
    const { sound, starts, raw } = player(true, 'soft');
    sound.play('snap', 'theft');
    expect(starts.some((at) => Math.abs(at - 5.16) < 1e-9)).toBe(true);
    expect((raw.createGain.mock.results[0]?.value as { gain: { value: number } }).gain.value).toBe(VOLUMES.soft);
  });
  it('is heard when something is taken up, once', () => {
    const { sound, starts } = player(true);
    sound.lifted(null);
    expect(starts).toHaveLength(0);
    sound.lifted({ type: 'piece' });
    const once = starts.length;
    expect(once).toBeGreaterThan(0);
    sound.lifted({ type: 'piece' });
    sound.lifted(null);
    expect(starts).toHaveLength(once);
  });
  it('goes without where the device has none', () => {
    const sound = new SoundPlayer(
      () => ({ isOn: true, volume: 'loud' }),
      () => {
        throw new Error('no sound');
      },
    );
    expect(() => sound.play('turn')).not.toThrow();
  });
});
