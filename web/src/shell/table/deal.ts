/** A deal that somebody played alone, to be played again or by somebody else. Pure. */
import type { NewTable, TableFacts } from "../../wire/types";
import { dealPath } from "../route";

type Deal = Pick<TableFacts, "game" | "options" | "seed">;

export const dealLink = ({ game, seed, options }: Deal): string =>
  location.origin +
  dealPath(
    game,
    seed ?? "",
    new URLSearchParams(Object.entries(options).map(([name, value]) => [name, spelled(value)])),
  );

/** Truth is written as 0 and 1, as in a record. */
const spelled = (value: unknown): string =>
  typeof value === "boolean" ? String(Number(value)) : String(value);

/** One seat, one's own, at a table with that deal. */
export const wishForDeal = ({ game, seed, options }: Deal, name: string): NewTable => ({
  game,
  seats: [{ kind: "me", bot: "" }],
  options,
  name,
  seed,
});
