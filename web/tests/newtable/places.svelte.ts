/** Places of a new table that can be changed, as its page has them. */
import type { Place } from '../../src/mytables/plan';

export function makePlaces(...given: Place[]): Place[] {
  const places = $state(given);
  return places;
}
