/** Steps of a lesson: each looks at what the server sent and at what is on the screen, and knows no rules. */
import type { DraftData, EventData, LegalData, StateMessage } from '$kit/api';

export type Args = Record<string, string | number>;

/** What a step can see. */
export interface Look {
  state: StateMessage;
  me: number;
  draft: DraftData | null;
  legal: readonly LegalData[];
  /** Everything that has happened, the draft included. */
  events: readonly EventData[];
  /** Steps that were told, skipped, or leave no trace at the table. */
  done: ReadonlySet<string>;
  /** The step of the draft that was taken back last, if it is known. */
  undone: number | null;
  /** Whether something like this is on the screen. */
  has(selector: string): boolean;
}

export type Wrong = 'other' | 'undo';

export interface Step {
  id: string;
  /** Nothing is to be done: a button goes on. */
  isTold?: boolean;
  /** It stands apart from the numbered steps: shown when its moment comes, if ever. */
  isAside?: boolean;
  /** Whether this is the moment for it. */
  can(look: Look): boolean;
  /** Whether the reader has done just this; what is only told is done by its button. Undo may bring the step back. */
  done?(look: Look): boolean;
  /** What was done leaves no trace at the table: it is remembered. */
  isKept?: boolean;
  /** Its moment went by without it: the lesson goes on, and praises nothing. */
  gone?(look: Look): boolean;
  /** Something else was done: the right thing is lit again ('other'), or Undo first ('undo'). */
  wrong?(look: Look): Wrong | null;
  /** What it points at: selectors, each with others to try after ` || `. */
  at?(look: Look): string[];
  /** Another text than its own, for a moment inside the step. */
  say?(look: Look): string;
  args?(look: Look): Args;
}

export const isMine = (look: Look): boolean => look.draft !== null;
export const didMine = (look: Look, ...names: string[]): boolean =>
  look.events.some((event) => event.seat === look.me && names.includes(event.name));
export const mayDo = (look: Look, kind: string, args: Args = {}): boolean =>
  look.legal.some(
    (action) => action.kind === kind && Object.entries(args).every(([name, value]) => action.args[name] === value),
  );
export const drafted = (look: Look, ...kinds: string[]): boolean =>
  (look.draft?.steps ?? []).some((step) => kinds.includes(step.kind));
/** What the reader has done for good. */
export const committed = (look: Look, ...names: string[]): boolean =>
  look.state.log.some(({ event }) => event.seat === look.me && names.includes(event.name));
/** The turn can be ended now. */
export const mayEnd = (look: Look): boolean =>
  (look.draft?.steps.length ?? 0) > 0 && (look.draft?.ends_turn === true || mayDo(look, 'done'));

export function lookAround(
  state: StateMessage,
  done: ReadonlySet<string>,
  root: ParentNode,
  undone: number | null = null,
): Look {
  const draft = state.position?.draft ?? null;
  return {
    state,
    done,
    draft,
    undone,
    me: state.seat ?? 0,
    legal: state.position?.legal ?? [],
    events: [...state.log.map((line) => line.event), ...(draft?.events ?? [])],
    has: (selector) => root.querySelector(selector) !== null,
  };
}

/** There is nothing more to do about a step. */
const isBehind = (step: Step, look: Look): boolean =>
  look.done.has(step.id) || step.done?.(look) === true || step.gone?.(look) === true;
const isItsMoment = (step: Step, look: Look): boolean => step.can(look) || (step.wrong?.(look) ?? null) !== null;

/** The step whose moment it is: the first that is not behind; null if there is only to wait, or to play. */
export const currentStep = (steps: readonly Step[], look: Look): Step | null =>
  steps.find((step) => !isBehind(step, look) && isItsMoment(step, look)) ?? null;

export interface Course {
  step: Step | null;
  /** The reader has just done what the step before asked for. */
  isPraised: boolean;
  /** Names to be remembered. */
  kept: string[];
  wrong: Wrong | null;
}

/** Goes on from a step: what the reader did is looked at afresh, so that a step comes back when it is undone. */
export function follow(steps: readonly Step[], look: Look, current: Step | null, isBusy = false): Course {
  const kept = steps.filter((step) => step.isKept && !look.done.has(step.id) && step.done?.(look)).map(({ id }) => id);
  const isPraised = current !== null && !look.done.has(current.id) && current.done?.(look) === true;
  const later = { ...look, done: new Set([...look.done, ...kept]) };
  // What is being read stays, even if an earlier step becomes possible meanwhile.
  const isStaying =
    current !== null && (current.isTold || isBusy) && !isBehind(current, later) && isItsMoment(current, later);
  const step = isStaying ? current : currentStep(steps, later);
  return { step, isPraised, kept, wrong: step?.wrong?.(later) ?? null };
}

/** Which of the numbered steps this is, from 1, and how many there are. */
export function countSteps(steps: readonly Step[], step: Step): { at: number; of: number } {
  const numbered = steps.filter((each) => !each.isAside);
  return { at: numbered.indexOf(step) + 1, of: numbered.length };
}
