/** The Feather that was just laid, and where else it could go: it can be moved until the turn is committed. */
import type { CardLensData, LegalData, RowData } from '$kit/api';
import type { Place } from '../model/actions';
import type { CardModel } from '../model/model';
import type { Covered } from '../model/row';

/** The places as they were before the Feather was laid. */
export interface LaidPlaces {
  action: LegalData;
  places: readonly [Place, LegalData][];
  colours: string;
  lens: CardLensData | null;
  row: RowData;
  covered: Covered;
}

export class Laid {
  readonly #model: () => CardModel | null;
  #noted = $state.raw<LaidPlaces | null>(null);

  constructor(model: () => CardModel | null) {
    this.#model = model;
  }

  /** Null once the draft has gone on, or back. */
  readonly now: LaidPlaces | null = $derived.by(() => {
    const model = this.#model();
    return model && this.#noted && this.#noted.places.length > 1 && this.stepsBack(model) > 0 ? this.#noted : null;
  });

  note(model: CardModel, action: LegalData, places: readonly [Place, LegalData][], colours: string): void {
    const { me, lens } = model;
    this.#noted =
      me && !action.reveals ? { action, places, colours, lens, row: me.row, covered: model.covered(me.seat) } : null;
  }
  /** How many steps to take back so that the Feather is in hand again; 0 if it was not the last one laid. */
  stepsBack({ draft }: CardModel): number {
    const steps = draft?.steps ?? [];
    const at = steps.findLastIndex((step) => step.kind === 'play');
    return at >= 0 && steps[at]?.id === this.#noted?.action.id ? steps.length - at : 0;
  }
}
