/** Why something cannot be done now: asked of the server, and said in the reader's words. */
import type { ReasonData } from '$kit/api';
import { language, type Words } from '$kit/words';
import type { TablePort, Touched } from './port';

/** So long an answer may take before something general is said, in milliseconds. */
const PATIENCE = 250;

/** How things are called in a sentence. */
export interface Called {
  card(card: string): string;
  seat(seat: number): string;
  colours(colours: string): string;
  /** A Cóatl by its place; as it is if left out. */
  serpent?(slot: string): string;
}

export function reasonText(words: Words, reason: ReasonData, called: Called): string {
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(reason.arguments)) {
    if (name === 'seat') args.name = called.seat(Number(value));
    else if (name === 'card') args.card = called.card(String(value));
    else if (name === 'serpent' && called.serpent) args.serpent = called.serpent(String(value));
    else if (name === 'colours') args.colours = called.colours(String(value));
    else args[name] = value;
  }
  return words(`why-${reason.code}`, args);
}

/** What a controller says when something cannot be done; one question at a time. */
export interface Answering {
  table: TablePort;
  words: Words;
  called: Called;
  say: (text: string) => void;
}

export class Reasons {
  readonly #controller: () => Answering;
  #asked = 0;

  constructor(controller: () => Answering) {
    this.#controller = controller;
  }

  /** Says why; something general while there is no answer, or nothing if that is empty. */
  tell(touched: Touched | null, general: string): void {
    const mine = ++this.#asked;
    const { table, say } = this.#controller();
    let isSaid = false;
    const sayGeneral = () => {
      if (mine !== this.#asked || isSaid) return;
      isSaid = true;
      if (general) say(general);
    };
    if (!touched || !table.askWhy) {
      sayGeneral();
      return;
    }
    const timer = setTimeout(sayGeneral, PATIENCE);
    Promise.all([table.askWhy(touched), language.want('why')])
      .then(([[reason]]) => {
        // The server may know more reasons than this client.
        if (!reason || !language.has(`why-${reason.code}`)) sayGeneral();
        else if (mine === this.#asked) {
          const { words, called } = this.#controller();
          say(reasonText(words, reason, called));
        }
      })
      .catch(sayGeneral)
      .finally(() => clearTimeout(timer));
  }

  /** Something else has happened: what is still to be answered is not said any more. */
  forget(): void {
    this.#asked += 1;
  }
}
