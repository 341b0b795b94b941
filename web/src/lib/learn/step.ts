/** Steps of a lesson: each looks at what the server sent and at what is on the screen, and knows no rules. */
import type { DraftData, EventData, LegalData, StateMessage } from '$lib/api';
import type { Words } from '$lib/words';

export type Args = Record<string, string | number>;

/** What a step can see. */
export interface Look {
  state: StateMessage;
  me: number;
  draft: DraftData | null;
  legal: readonly LegalData[];
  /** Everything that has happened, the draft included. */
  events: readonly EventData[];
  words: Words;
  done: ReadonlySet<string>;
  /** Whether something like this is on the screen. */
  has(selector: string): boolean;
  /** What an element is called, or ''. */
  nameOf(selector: string): string;
}

export interface Step {
  id: string;
  /** Nothing is to be done: a button goes on. */
  isTold?: boolean;
  /** It stands apart from the numbered steps: shown when its moment comes, if ever. */
  isAside?: boolean;
  /** Whether this is the moment for it. */
  can(look: Look): boolean;
  /** Whether the reader has done it; what is only told is done by its button. */
  done?(look: Look): boolean;
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
  look.legal.some((action) => action.kind === kind && Object.entries(args).every(([name, value]) => action.args[name] === value));
export const drafted = (look: Look, ...kinds: string[]): boolean =>
  (look.draft?.steps ?? []).some((step) => kinds.includes(step.kind));
/** The turn can be ended now. */
export const mayEnd = (look: Look): boolean =>
  (look.draft?.steps.length ?? 0) > 0 && (look.draft?.ends_turn === true || mayDo(look, 'done'));

export function lookAround(state: StateMessage, words: Words, done: ReadonlySet<string>, root: ParentNode): Look {
  const draft = state.position?.draft ?? null;
  return {
    state, words, done, draft,
    me: state.seat ?? 0,
    legal: state.position?.legal ?? [],
    events: [...state.log.map((line) => line.event), ...(draft?.events ?? [])],
    has: (selector) => root.querySelector(selector) !== null,
    nameOf: (selector) => root.querySelector(selector)?.getAttribute('aria-label') ?? '',
  };
}

/** Steps that the reader has done by now, whether they were asked for or not. */
export const doneBy = (steps: readonly Step[], look: Look): string[] =>
  steps.filter((step) => !look.done.has(step.id) && step.done?.(look)).map((step) => step.id);

/** The step whose moment it is: the first that is not behind; null if there is only to wait, or to play. */
export const currentStep = (steps: readonly Step[], look: Look): Step | null =>
  steps.find((step) => !look.done.has(step.id) && step.can(look)) ?? null;

/** Which of the numbered steps this is, from 1, and how many there are. */
export function countSteps(steps: readonly Step[], step: Step): { at: number; of: number } {
  const numbered = steps.filter((each) => !each.isAside);
  return { at: numbered.indexOf(step) + 1, of: numbered.length };
}
