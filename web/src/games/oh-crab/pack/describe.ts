/** The Adventure Pack for a screen reader, and what a space with a token says. */
import { listed } from "../../listed";
import type { CrabPlay } from "../play.svelte";
import type { Cell } from "../view";
import { effectOf, nameOf, optionsOf, printedClaws, rewardOptions } from "./cards";
import { happenings, openChallenge } from "./happening";
import { countsOf } from "./sentences";

/** The name of Beach tile 1, 2 or 3. */
export const tileName = (play: CrabPlay, tile: number): string =>
  play.names.tile(play.beach.tiles[tile]?.name ?? "");

export function packDescription(play: CrabPlay): string[] {
  const { table, view, names } = play;
  const { say } = table;
  const { pack } = view;
  if (pack === null) return [];
  const found: string[] = [];
  const hidden = pack.tokens.filter(({ token }) => !token);
  if (hidden.length > 0)
    found.push(say("describe-tokens", { cells: hidden.map(({ cell }) => cell).join(", ") }));
  for (const { cell, token } of pack.tokens) if (token) found.push(say("describe-known", { cell, token }));
  for (const { card, lasting } of happenings(play))
    found.push(
      say("describe-event", { state: say(lasting ? "event-in-force" : "event-just-now"), event: card }),
    );
  const tiles = (cards: readonly { tile: number; card?: string | null }[]): string =>
    cards
      .filter(({ card }) => !card)
      .map(({ tile }) => tileName(play, tile))
      .join(", ");
  if (pack.events.length > 0) found.push(say("describe-events", { tiles: tiles(pack.events) }));
  if (tiles(pack.challenges)) found.push(say("describe-challenges", { tiles: tiles(pack.challenges) }));
  const challenge = openChallenge(play);
  if (challenge !== null)
    found.push(
      say("describe-race", {
        challenge,
        counts: countsOf(play, pack.counts),
        reward: say("reward-trophy", { reward: optionsOf(say, rewardOptions(view)) }),
      }),
    );
  if (pack.crystal.length > 0)
    found.push(say("describe-crystal", { events: pack.crystal.map((card) => nameOf(say, card)).join(", ") }));
  for (const [seat, kept] of pack.kept.entries()) {
    if (kept.length > 0)
      found.push(
        say("describe-kept", {
          name: table.name(seat),
          treasures: listed(
            table.lang,
            kept.map((token) => nameOf(say, token)),
          ),
        }),
      );
  }
  for (const { crab, card, claws } of pack.abilities) {
    const printed = printedClaws(view, card);
    const seat = view.crabs.find(({ letter }) => letter === crab)?.seat ?? 0;
    found.push(
      say("describe-ability", {
        crab: names.crab(crab),
        name: table.name(seat),
        card,
        claws: say("ability-claws", { claws, printed }),
      }),
    );
  }
  return found;
}

/** What lies on a surprise space, in a sentence; null without the Surprises in the game. */
export function tokenText(play: CrabPlay, cell: Cell): string | null {
  const { pack } = play.view;
  const { say } = play.table;
  if (pack == null || !play.view.modules.includes(1)) return null;
  const found = pack.tokens.find((token) => token.cell === cell);
  if (!found) return say("token-empty");
  const what = found.token
    ? `${nameOf(say, found.token)}. ${effectOf(say, found.token)}`
    : say("card-hidden-text", { what: "token", tile: "" });
  const spies = found.spies ?? [];
  return spies.length > 0 ? `${what} ${say("token-spied", { names: play.namesOf(spies) })}` : what;
}

/** A token on a space in a few words, for its label. */
export function tokenLabel(play: CrabPlay, cell: Cell): string | null {
  const found = play.view.pack?.tokens.find((token) => token.cell === cell);
  if (!found) return null;
  return found.token ? nameOf(play.table.say, found.token) : play.table.say("card-hidden", { what: "token" });
}
