/** Close decisions at a door: who was nearly through, or through by a hair. Measured for the picture; the server judged. */
import type { DoorSketch, EventOf, GameEvent, Letter, View } from "../view";

export interface Call {
  who: Letter;
  door: DoorSketch;
  /** Millimetres still in the frame, or clear of it. */
  millimetres: number;
  through: boolean;
}

/** Passing by less than this is worth a second look. */
const HAIR = 6; // mm

export function callOf(before: View, events: readonly GameEvent[], after: View): Call | null {
  const rests = events.filter(
    (event): event is EventOf<"rest"> => event.kind === "rest" && event.how === "stands",
  );
  for (const rest of rests) {
    const call = stuckCall(before, rest, events, after) ?? hairCall(before, rest, events);
    if (call) return call;
  }
  return null;
}

/** Stopped in a door that still carries the own fish, having come from outside of it. */
function stuckCall(
  before: View,
  rest: EventOf<"rest">,
  events: readonly GameEvent[],
  after: View,
): Call | null {
  const door = before.doors.find(({ id }) => id === rest.stuck);
  const was = before.penguins.find(({ colour }) => colour === rest.who);
  const passed = events.some(
    (event) => event.kind === "door" && event.who === rest.who && event.door === rest.stuck,
  );
  if (!door || passed || !door.tokens.includes(rest.who) || was?.stuck === door.id) return null;
  const now = after.penguins.find(({ colour }) => colour === rest.who);
  const millimetres = now?.stuck === door.id ? now.in_frame : Math.max(0, -clearance(before, door, rest));
  return { who: rest.who, door, millimetres, through: false };
}

/** Took the fish and came to rest right behind the door. */
function hairCall(before: View, rest: EventOf<"rest">, events: readonly GameEvent[]): Call | null {
  const taken = events.find((event) => event.kind === "door" && event.fish && event.who === rest.who);
  const door =
    taken?.kind === "door" && rest.stuck === null
      ? before.doors.find(({ id }) => id === taken.door)
      : undefined;
  if (!door) return null;
  const millimetres = clearance(before, door, rest);
  return millimetres >= 0 && millimetres < HAIR ? { who: rest.who, door, millimetres, through: true } : null;
}

/** The corners of the floor under a lintel: x0, y0, x1, y1. */
export function stripOf({ centre, normal, width, depth }: DoorSketch): [number, number, number, number] {
  const [x, y] = [centre[0]!, centre[1]!];
  const [across, along] = normal[0] ? [depth / 2, width / 2] : [width / 2, depth / 2];
  return [x - across, y - along, x + across, y + along];
}

/** Millimetres between a footprint and the strip; negative if it reaches in. */
function clearance(view: View, door: DoorSketch, { x, y }: { x: number; y: number }): number {
  const [x0, y0, x1, y1] = stripOf(door);
  const far = Math.hypot(x - Math.min(Math.max(x, x0), x1), y - Math.min(Math.max(y, y0), y1));
  return Math.round((far - view.board.penguin[0]!) * 10_000) / 10;
}
