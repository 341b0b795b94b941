/** What there is to know about a dealt Prophecy before it is kept. */
import type { BoardViewData, BodyColour } from '$kit/api';
import { patternOf, prophecyById } from '$kit/data';

/** The colours a Prophecy asks for, each with how many pieces of it lie in the supply. */
export function coloursThere(view: BoardViewData, card: string): { colour: BodyColour; count: number }[] {
  const { heads, bodies, tails } = view.supply;
  const lying = [...heads, ...bodies.flatMap((pair) => pair ?? []), ...tails];
  const wanted = new Set(patternOf(prophecyById(card).pattern).colours);
  return [...wanted].map((colour) => ({ colour, count: lying.filter((each) => each === colour).length }));
}
