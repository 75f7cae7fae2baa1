/** The position in sentences, and what a space says to a screen reader. */
import { listed } from "../listed";
import type { LogEntry } from "../../wire/types";
import { crabOn } from "./choose";
import { packDescription, tokenLabel } from "./pack/describe";
import type { CrabPlay } from "./play.svelte";
import { spoken } from "./sentences";
import { eventsOf } from "./events";
import type { Cell } from "./view";
import { printedOn } from "./why";

export function cellLabel(play: CrabPlay, cell: Cell): string {
  const { say } = play.table;
  const space = play.beach.get(cell);
  const parts = [cell, ...(space ? printedOn(play, space) : [say("the-sea")])];
  const token = tokenLabel(play, cell);
  if (token !== null) parts.push(token);
  const crab = crabOn(play.view, cell);
  if (crab)
    parts.push(
      say("label-crab", {
        crab: play.names.crab(crab.letter),
        name: play.table.name(crab.seat),
        down: crab.knocked_over ? "yes" : "no",
      }),
    );
  const lit = play.lit.find((each) => each.cell === cell);
  if (lit?.way.pushes) parts.push(say("label-push", { crab: play.names.crab(lit.way.pushes) }));
  else if (lit) parts.push(say(play.view.question.kind === "space" ? "label-space" : "label-go"));
  if (crab && play.litCrabs.has(crab.letter)) parts.push(say("label-pick"));
  if (play.aimed === cell) parts.push(say("label-aimed"));
  return parts.join(", ");
}

/** "Slalom! with “forward” and start card “diagonal”" */
function cards(play: CrabPlay, ids: readonly string[]): string {
  return ids.length === 0
    ? play.table.say("describe-none")
    : listed(
        play.table.lang,
        ids.map((id) => play.names.card(play.face(id))),
      );
}

export function description(play: CrabPlay): string[] {
  const { table, view, names } = play;
  const { say } = table;
  const sentences = [play.subtitle, play.prompt.title, play.prompt.text ?? ""].filter(Boolean);
  for (const crab of [...view.crabs].sort((a, b) => a.distance - b.distance)) {
    const where = crab.cell === null ? say("describe-unplaced") : names.cell(crab.cell);
    sentences.push(
      say("describe-crab", {
        crab: names.crab(crab.letter),
        name: table.name(crab.seat),
        cell: where,
        distance: crab.distance,
        down: crab.knocked_over ? "yes" : "no",
      }),
    );
  }
  for (const [number, seat] of view.seats.entries()) {
    sentences.push(
      say("describe-seat", {
        name: table.name(number),
        hand: seat.hand_size,
        shells: seat.shells,
        trail: cards(play, seat.trail),
        discards: seat.discards.length,
      }),
    );
  }
  if (play.home.hand && play.seated)
    sentences.push(say("describe-hand", { cards: cards(play, play.home.hand) }));
  sentences.push(say("describe-cook", { name: table.name(view.cook) }));
  const tops = view.market.flatMap((pile) => pile.at(-1) ?? []);
  sentences.push(say("describe-market", { cards: cards(play, tops), draw: view.draw }));
  sentences.push(
    say("describe-extra", {
      tiles: view.extra
        .map(({ tile, cost }) => say("describe-tile", { tile: names.action(tile), cost }))
        .join(", "),
    }),
  );
  sentences.push(...packDescription(play));
  if (play.lit.length > 0)
    sentences.push(say("describe-ways", { cells: play.lit.map(({ cell }) => names.cell(cell)).join(", ") }));
  return sentences;
}

/** The last thing that happened, said once. */
export function newsOf(play: CrabPlay, entry: LogEntry): string {
  return eventsOf(entry)
    .filter(({ kind }) => kind !== "refilled")
    .map((event) => spoken(play, event))
    .join(" ");
}
