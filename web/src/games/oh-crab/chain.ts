/** A push before it is made: who is sent where, and where else each of them could go (O51, O52). */
import type { Arrow, Cell, Choice, Way } from "./view";

export interface Chain {
  /** The pushes in order, from the crab that is stepped on. */
  links: Arrow[];
  /** Where else the crabs of this chain could be sent. */
  options: Arrow[];
}

/** What the player turned: the direction of the crab on a space. */
export type Turns = Readonly<Record<Cell, string>>;

export function chainOf(arrows: readonly Arrow[], way: Way, turns: Turns): Chain {
  const links: Arrow[] = [];
  const options: Arrow[] = [];
  let at: Cell | null = way.pushes ? way.cell : null;
  while (at !== null) {
    const here: Arrow[] = arrows.filter((arrow) => arrow.origin === at);
    const link: Arrow | undefined = here.find((arrow) => arrow.word === turns[arrow.origin]) ?? here[0];
    if (!link) break;
    links.push(link);
    options.push(...here.filter((arrow) => arrow !== link));
    // The next crab of the chain, if there is one on that space.
    at = arrows.some((arrow) => arrow.origin === link.cell) ? link.cell : null;
  }
  return { links, options };
}

/** What is still to be answered after the first word: the way, then the directions of the pushed crabs. */
export interface Intent {
  way: string | null;
  pushes: Readonly<Record<string, string>>;
}

export const intentOf = (way: Way, chain: Chain): Intent => ({
  way: way.word ?? null,
  pushes: Object.fromEntries(chain.links.map((link) => [link.crab, link.word])),
});

/** The answers that go with a tap, in the order in which they are asked for: the way, then one crab of the
 *  chain after the other. Where only one answer is left, nothing is asked (O172). */
export function answersOf(choice: Choice, way: Way, chain: Chain): string[] {
  const hasOthers = (link: Arrow): boolean => chain.options.some(({ origin }) => origin === link.origin);
  const isAsked = way.word != null && way.word !== choice.word && (choice.ways?.length ?? 0) > 1;
  return [...(isAsked ? [way.word!] : []), ...chain.links.filter(hasOthers).map((link) => link.word)];
}
