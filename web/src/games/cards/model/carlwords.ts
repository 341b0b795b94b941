/** CARL's steps in words. */
import { GOD_ACTIONS, type CarlStep } from './carl';
import type { Names } from '$games/names/cards';

/** What he does. */
export function stepTitle(step: CarlStep, names: Names): string {
  const { words } = names;
  switch (step.kind) {
    case 'result':
      return words('cards-carl-result', { points: step.points, carl: step.carlPoints });
    case 'feather':
      return words('cards-carl-feather', {
        first: names.colour(step.colours[0] ?? ''),
        second: names.colour(step.colours[1] ?? ''),
      });
    case 'god':
      return words('cards-carl-god', {
        god: words('cards-god', { god: step.god }),
        action: GOD_ACTIONS[step.god] ?? 'fulfil',
      });
    case 'skip':
      return words('cards-carl-skip', { action: step.action });
    case 'scored':
      return words('cards-carl-scored', { points: step.points });
    default:
      return words(`cards-carl-${step.action}`, { nth: step.nth, of: step.of, level: step.level });
  }
}

/** Why, where there is no choice to explain. */
export function stepNote(step: CarlStep, names: Names): string {
  const { words } = names;
  switch (step.kind) {
    case 'result':
      return words('cards-carl-result-note');
    case 'feather':
      return words('cards-carl-feather-note');
    case 'god':
      return words('cards-carl-god-note');
    case 'scored':
      return words('cards-carl-scored-note');
    case 'skip':
      return words('cards-carl-no-target', { action: step.action });
    default:
      return words('cards-carl-rule', { action: step.action, rule: step.rule, by: step.decidedBy });
  }
}

/** What the bar says while it is told. */
export function stepHeadline(step: CarlStep | null, names: Names): string {
  const { words } = names;
  if (step?.kind === 'act') return words(`cards-carl-now-${step.action}`, { card: names.pattern(step.card) });
  if (step?.kind === 'result') return words('cards-passage-next');
  return step ? stepTitle(step, names) : words('cards-carl-turn');
}

/** Everything about a step in one breath, for the ear. */
export function stepSpeech(step: CarlStep, names: Names): string {
  if (step.kind !== 'act') return `${stepTitle(step, names)}. ${stepNote(step, names)}`;
  return `${stepTitle(step, names)}. ${names.prophecy(step.card)}. ${stepNote(step, names)}`;
}
