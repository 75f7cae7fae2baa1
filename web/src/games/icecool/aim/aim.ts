/** A flick as it is being aimed, and its text. The server knows what is allowed; here are only the ways to say it. */
import type { Limits, Point, View } from "../view";

export interface Aim {
  /** Direction of the push in radians, counter-clockwise from east. */
  phi: number;
  /** 0 … 1 */
  power: number;
  /** Where on the back the finger hits, - left and + right of the middle. */
  side: number;
  /** On the head instead of low. */
  head: boolean;
}

const FULL = 2 * Math.PI;
export const roundTheCircle = (phi: number): number => ((phi % FULL) + FULL) % FULL;
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));
export const degrees = (phi: number): number => Math.round((roundTheCircle(phi) * 180) / Math.PI) % 360;

export function flickText({ phi, power, side, head }: Aim): string {
  return `flick phi=${roundTheCircle(phi).toFixed(4)} power=${power.toFixed(4)} side=${plain(side)} height=${head ? "1.00" : "0.00"}`;
}

/** Two decimals, and no minus before a zero. */
const plain = (value: number): string => (Math.round(value * 100) / 100 + 0).toFixed(2);

const FLICK = /^flick phi=(\S+) power=(\S+) side=(\S+) height=(\S+)$/;

/** A flick's text as an aim: what a hint proposes. */
export function aimOf(text: string): Aim | null {
  const found = FLICK.exec(text);
  if (!found) return null;
  const [phi, power, side, height] = found.slice(1).map(Number);
  return { phi: phi!, power: power!, side: side!, head: height! >= 0.5 };
}

const PLACE = /^place x=(\S+) y=(\S+)$/;

export const placeText = ({ x, y }: Point): string => `place x=${metres(x)} y=${metres(y)}`;
const metres = (value: number): string => String(Number(value.toFixed(4)));

export function placeOf(text: string): Point | null {
  const found = PLACE.exec(text);
  return found && { x: Number(found[1]), y: Number(found[2]) };
}

/** The point of the Catcher's area nearest to a finger. */
export function intoArea([x0, y0, x1, y1]: readonly number[], { x, y }: Point): Point {
  return { x: clamp(x, x0!, x1!), y: clamp(y, y0!, y1!) };
}

export interface Sector {
  start: number;
  end: number;
}

/** The directions in which no finger fits where it would hit now, as the server sent them for some places of the back. */
export function barred(limits: Limits | null, aim: Pick<Aim, "side" | "head">): Sector[] {
  if (!limits || aim.head || limits.blocked.length === 0) return [];
  const sides = [...new Set(limits.blocked.map(({ side }) => side))];
  const nearest = sides.reduce((best, side) =>
    Math.abs(side - aim.side) < Math.abs(best - aim.side) ? side : best,
  );
  return limits.blocked.filter(({ side }) => side === nearest);
}

export function isBarred(sectors: readonly Sector[], phi: number): boolean {
  const turned = roundTheCircle(phi);
  return sectors.some(({ start, end }) =>
    start <= end ? turned >= start && turned <= end : turned >= start || turned <= end,
  );
}

/** Where a player probably wants to look first: at a fish of one's own in the room, at a penguin to catch, at a door. */
export function firstAim(view: View): Aim {
  const me = view.penguins.find(({ colour }) => colour === view.turn);
  if (!me) return { phi: Math.PI / 2, power: 0.5, side: 0, head: false };
  const here = view.doors.filter(({ a, b }) => a === me.room || b === me.room);
  const own = here.filter(({ tokens }) => tokens.includes(me.colour));
  const prey =
    view.turn === view.catcher
      ? view.penguins.filter(({ colour, room }) => colour !== me.colour && room === me.room)
      : [];
  const doors = (own.length > 0 ? own : here).map(({ centre }): Point => ({ x: centre[0]!, y: centre[1]! }));
  const far = (point: Point): number => Math.hypot(point.x - me.x, point.y - me.y);
  const [target] = [...prey, ...doors.sort((one, other) => far(one) - far(other))];
  const sectors = barred(view.limits, { side: 0, head: false });
  const wanted = target ? Math.atan2(target.y - me.y, target.x - me.x) : (me.yaw * Math.PI) / 180;
  return { phi: freeDirection(sectors, wanted), power: 0.5, side: 0, head: false };
}

/** The direction nearest to the wanted one with room for a finger, to the degree. */
function freeDirection(sectors: readonly Sector[], wanted: number): number {
  const step = Math.PI / 180;
  for (let off = 0; off <= 180; off++) {
    for (const phi of [wanted + off * step, wanted - off * step])
      if (!isBarred(sectors, phi)) return roundTheCircle(phi);
  }
  return roundTheCircle(wanted);
}

/** Longest arrow, in metres. */
const REACH = 0.25;
const LEAST = 0.07;

/** How long the arrow is drawn: by power, no farther than the first wall. Bounces and curves are not foretold. */
export function arrowLength(
  walls: readonly number[][],
  from: Point,
  { phi, power }: Pick<Aim, "phi" | "power">,
): number {
  const wanted = LEAST + (REACH - LEAST) * power;
  for (let far = 0; far < wanted; far += 0.002) {
    const [x, y] = [from.x + Math.cos(phi) * far, from.y + Math.sin(phi) * far];
    if (walls.some(([x0, y0, z0, x1, y1]) => z0 === 0 && x >= x0! && x <= x1! && y >= y0! && y <= y1!))
      return Math.max(0.04, far);
  }
  return wanted;
}
