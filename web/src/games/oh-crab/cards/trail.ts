/** The Trail as one drawing: cards touch, so that fitting halves become whole icons. */
import type { CardId, Face } from "../view";
import { SLOTS } from "./face";

export interface Laid {
  card: CardId;
  x: number;
  ghost: boolean;
  fresh: boolean;
  joins: { left: boolean; right: boolean };
}

export interface Joint {
  x: number;
  y: number;
  icon: string;
  /** Completed just now, or about to be. */
  live: boolean;
}

export interface Ghost {
  card: CardId;
  side: "left" | "right";
  /** The icons it would complete, as the server says. */
  fits: readonly string[];
}

export interface Drawing {
  width: number;
  laid: Laid[];
  joints: Joint[];
}

/** Where the completed icons sit: in the slots where both halves show them. */
function slots(left: Face, right: Face, icons: readonly string[]): { y: number; icon: string }[] {
  return SLOTS.flatMap((y, slot) => {
    const icon = left.right[slot];
    return icon && icon === right.left[slot] && icons.includes(icon) ? [{ y, icon }] : [];
  });
}

interface Trail {
  cards: readonly CardId[];
  joints: readonly (readonly string[])[];
  ghost: Ghost | null;
  fresh: CardId | null;
  face: (card: CardId) => Face;
  /** Room for the other end, left of the cards. */
  before: number;
  after: number;
}

export function drawTrail({ cards, joints, ghost, fresh, face, before, after }: Trail): Drawing {
  const onLeft = ghost?.side === "left";
  const row = ghost === null ? [...cards] : onLeft ? [ghost.card, ...cards] : [...cards, ghost.card];
  const completed =
    ghost === null || cards.length === 0
      ? joints
      : onLeft
        ? [ghost.fits, ...joints]
        : [...joints, ghost.fits];
  const laid = row.map((card, index) => ({
    card,
    x: before + index * 100,
    ghost: ghost !== null && index === (onLeft ? 0 : row.length - 1),
    fresh: card === fresh,
    joins: { left: index > 0, right: index < row.length - 1 },
  }));
  const found = completed.flatMap((icons, index) => {
    const [one, other] = [laid[index], laid[index + 1]];
    if (!one || !other) return [];
    const live = one.ghost || other.ghost || one.fresh || other.fresh;
    return slots(face(one.card), face(other.card), icons).map((slot) => ({ ...slot, x: other.x, live }));
  });
  return { width: before + row.length * 100 + after, laid, joints: found };
}
