/** The position in sentences, for a screen reader; the page draws the same. */
import { degrees } from "./aim/aim";
import type { IcePlay } from "./play.svelte";
import { seatSpoken } from "./seats";
import type { PenguinView } from "./view";

export function description(play: IcePlay): string[] {
  const { shown: view, names } = play;
  const { say } = play.table;
  const sentences = [play.subtitle, [play.prompt.title, play.prompt.text].filter(Boolean).join(" ")];
  for (const penguin of view.penguins) sentences.push(standingSentence(play, penguin));
  const waiting = view.order.filter((letter) => !view.penguins.some(({ colour }) => colour === letter));
  if (waiting.length > 0)
    sentences.push(
      say("describe-waiting", { names: play.listed(waiting.map((letter) => names.player(letter))) }),
    );
  for (const door of view.doors.filter(({ fish }) => fish)) {
    const fish =
      door.tokens.length > 0
        ? play.listed(door.tokens.map((letter) => names.player(letter)))
        : say("describe-nobody");
    sentences.push(say("describe-door", { door: names.door(door.id), fish }));
  }
  for (const seat of view.players.keys()) sentences.push(seatSpoken(play, seat));
  if (play.cards.length > 0)
    sentences.push(say("describe-cards", { cards: play.listed(play.cards.map(String)) }));
  sentences.push(say("describe-deck", { count: view.deck }));
  if (play.aiming) sentences.push(aimSentence(play));
  return sentences;
}

function standingSentence(play: IcePlay, penguin: PenguinView): string {
  const { say } = play.table;
  const who = play.names.who(penguin.colour);
  if (penguin.stuck)
    return say("describe-stuck", {
      ...who,
      door: play.names.door(penguin.stuck),
      millimetres: penguin.in_frame,
    });
  const place = penguin.on_circle ? "circle" : "floor";
  return say("describe-penguin", {
    ...who,
    room: penguin.room ? play.names.room(penguin.room) : "",
    place,
    x: centimetres(penguin.x),
    y: centimetres(penguin.y),
  });
}

const centimetres = (metres: number): number => Math.round(metres * 100);

export function aimSentence(play: IcePlay): string {
  const { phi, power, side, head } = play.aim;
  return play.table.say("describe-aim", {
    degrees: degrees(phi),
    power: Math.round(power * 100),
    side: Math.round(side * 100),
    head: head ? "yes" : "no",
    target: targetOf(play, phi),
  });
}

/** The door or penguin that a straight line from the own penguin comes nearest to, in the same room. */
function targetOf(play: IcePlay, phi: number): string {
  const me = play.me;
  if (!me) return "";
  const { doors, penguins } = play.shown;
  const marks = [
    ...doors
      .filter(({ a, b }) => a === me.room || b === me.room)
      .map(({ id, centre }) => ({ name: play.names.door(id), x: centre[0]!, y: centre[1]!, half: 0.03 })),
    ...penguins
      .filter((other) => other.room === me.room && other.colour !== me.colour)
      .map(({ colour, x, y }) => ({ name: play.names.player(colour), x, y, half: 0.017 })),
  ];
  const off = (mark: { x: number; y: number }): number => {
    const turn = Math.atan2(mark.y - me.y, mark.x - me.x) - phi;
    return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
  };
  const [nearest] = marks.sort((a, b) => off(a) - off(b));
  if (!nearest) return "";
  const half = Math.atan2(nearest.half, Math.hypot(nearest.x - me.x, nearest.y - me.y));
  return off(nearest) <= half ? nearest.name : "";
}
