/** Does what is said in words at the card table. */
import type { LegalData } from '$kit/api';
import { flip } from '../model/actions';
import {
  cardVocabulary,
  findMeantCards,
  meantColours,
  readCardSentence,
  type CardSentence,
  type CardThing,
} from './command';
import { rivalLines } from './press';
import type { CardController } from './controller.svelte';
import { waitsForYes } from '../model/fulfilling';
import type { HandCard } from '../model/hand';
import type { CardModel } from '../model/model';
import { puzzled, understood, type Answer } from '$games/shared/answer';
import { requirementsOf, templeById } from '$kit/data';
import { stepSpeech } from '../model/carlwords';
import { actionWords } from './hint';

/** How many of the things that a sentence may mean are named. */
const NAMED = 4;

export function sayAtCards(controller: CardController, model: CardModel, text: string): Answer {
  const { words } = controller;
  const sentence = readCardSentence(text, cardVocabulary(words), peopleOf(model));
  if (typeof sentence === 'string') return puzzled(words('say-unknown', { word: sentence }));
  // What was said before is no answer to this.
  controller.why = null;
  if (sentence.verb === 'read' || (!sentence.verb && sentence.thing))
    return understood(readThing(controller, model, sentence.thing ?? 'row'));
  if (controller.theatre.isRunning) return watch(controller, model, sentence);
  if (controller.table.busy) return puzzled(words('say-wait'));
  switch (sentence.verb) {
    case 'undo':
      controller.undo();
      return told(controller, 'say-undid');
    case 'redo':
      controller.redo();
      return told(controller, 'say-redid');
    case 'reset':
      controller.reset();
      return told(controller, 'say-restarted');
    case 'cancel':
      controller.release();
      return understood(words('cards-say-let-go'));
    case 'commit':
      return confirm(controller, model);
    case 'flip':
      return lift(controller, model, sentence, true);
    case 'lift':
      return sentence.card || !model.index.plays.size
        ? act(controller, model, sentence)
        : lift(controller, model, sentence, false);
    default:
      return act(controller, model, sentence);
  }
}

/** The others by name; in a match there is only CARL. */
function peopleOf({ names, others, view }: CardModel): Map<string, number> {
  const people = new Map(others.map(({ seat }) => [names.seat(seat), seat]));
  return view.carl ? people.set('CARL', -1).set(names.seat(-1), -1) : people;
}

const told = (controller: CardController, message: string): Answer =>
  understood(controller.words(controller.why ?? message));

/** CARL's turn is told: there is nothing to do but to listen. */
function watch({ theatre, words }: CardController, { names, isWatching }: CardModel, { verb }: CardSentence): Answer {
  if (verb === 'next') theatre.next();
  else if (verb === 'undo') theatre.back();
  else if (verb === 'finish') theatre.finish();
  else return puzzled(words('cards-say-telling'));
  return understood(
    theatre.step ? stepSpeech(theatre.step, names) : words(isWatching ? 'cards-note-watch' : 'cards-your-turn-now'),
  );
}

function confirm(controller: CardController, { names }: CardModel): Answer {
  const { confirm, words } = controller;
  if (confirm.kind === 'blocked') return puzzled(words(confirm.why));
  controller.confirmNow();
  return understood(
    confirm.kind === 'commit'
      ? words('say-committed')
      : words('say-did', { action: actionWords(confirm.action, names) }),
  );
}

const cardWith = (model: CardModel, colours: string): HandCard | undefined =>
  model.cards.find((card) => card.colours === colours || card.colours === flip(colours));

function lift(controller: CardController, model: CardModel, sentence: CardSentence, isTurned: boolean): Answer {
  const { words, holding } = controller;
  if (!controller.canPlace) return puzzled(words(model.isTurn ? 'say-none' : 'cards-why-not-your-turn'));
  const colours = meantColours(sentence, controller);
  const named = sentence.number === null ? undefined : model.cards[sentence.number - 1];
  const held = model.cards.find((card) => card.key === holding.key);
  const card =
    named ??
    (held && colours && [holding.colours, flip(holding.colours)].includes(colours)
      ? held
      : colours
        ? cardWith(model, colours)
        : undefined);
  if (!card || !colours) return puzzled(words('cards-say-no-feather'));
  controller.drag({ key: card.key, colours: isTurned ? flip(colours) : colours });
  return understood(words('cards-say-holds', { feather: model.names.feather(controller.holding.colours) }));
}

function act(controller: CardController, model: CardModel, sentence: CardSentence): Answer {
  const { words } = controller;
  if (!model.isTurn) return puzzled(words(model.isOver ? 'cards-why-over' : 'cards-why-not-your-turn'));
  const meant = findMeantCards(sentence, controller);
  const [only] = meant;
  if (!only)
    return puzzled(
      words(
        meantColours(sentence, controller) === null && model.index.plays.size ? 'cards-say-no-feather' : 'say-none',
      ),
    );
  if (meant.length > 1)
    return puzzled(
      words('say-many', {
        count: meant.length,
        actions: meant
          .slice(0, NAMED)
          .map((action) => nameOf(model, action))
          .join(' · '),
      }),
    );
  const action = nameOf(model, only);
  const isArmed = controller.holding.armed === only.id;
  const isWaiting = only.kind === 'fulfil' ? waitsForYes(model, only) : only.reveals;
  if (isWaiting && !isArmed) {
    arm(controller, model, only);
    return understood(words(only.reveals ? 'cards-say-waits' : 'cards-say-ends', { action }));
  }
  // What waited for a yes is done when it is said again.
  if (isArmed) controller.confirmNow();
  else if (only.kind === 'fulfil') controller.fulfilling.choose(only);
  else controller.pick(only);
  return understood(words('say-did', { action }));
}

/** Shows what waits for a yes as if it had been chosen by hand. */
function arm(controller: CardController, model: CardModel, action: LegalData): void {
  const colours = String(action.args.colours ?? '');
  const card = action.kind === 'play' || action.kind === 'discard' ? cardWith(model, colours) : undefined;
  if (card) controller.drag({ key: card.key, colours });
  if (action.kind === 'fulfil') controller.fulfilling.choose(action);
  else controller.pick(action);
}

function nameOf({ names }: CardModel, action: LegalData): string {
  const text = actionWords(action, names);
  return action.args.card === undefined
    ? text
    : names.words('cards-say-card', { id: String(action.args.card), card: text });
}

/** Tells what lies somewhere, with the numbers that commands use. */
function readThing(controller: CardController, model: CardModel, thing: CardThing): string {
  const { words } = controller;
  const { names, view, me } = model;
  const numbered = (id: string, card: string) => words('cards-say-card', { id, card });
  const list = (parts: readonly string[], none: string) => (parts.length ? parts.join('. ') : words(none));
  switch (thing) {
    case 'hand':
      return list(
        model.cards.map(({ colours }, i) => words('cards-say-nth', { number: i + 1, feather: names.feather(colours) })),
        'cards-say-no-feather',
      );
    case 'supply':
      return list(
        view.supply.map((card) => numbered(card, names.prophecy(card))),
        'cards-supply-empty',
      );
    case 'mine':
      return list(
        (me?.held ?? []).map(({ card, level, points, is_secured }) =>
          numbered(
            card,
            words(is_secured ? 'cards-held-secured' : 'cards-held', { card: names.prophecy(card), level, points }),
          ),
        ),
        'cards-no-prophecies',
      );
    case 'temple':
      return view.temple
        ? requirementsOf(templeById(view.temple))
            .map((text) => names.objective(text))
            .join('. ')
        : words('say-none');
    case 'rivals':
      return list(rivalLines(controller, model), 'say-none');
    default:
      return words('cards-your-row', { row: me ? names.row(me.row) : '' });
  }
}
