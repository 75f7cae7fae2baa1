/** Where a note has room: above the buttons, unless it would lie on what it speaks of. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const covered = (note: Box, marks: readonly Box[]): number =>
  marks.reduce((sum, mark) => sum + shared(note, mark), 0);

/** True where the note must go up: there it covers less of the marks than where it is. */
export const mustRise = (note: Box, raised: Box, marks: readonly Box[]): boolean =>
  covered(note, marks) > covered(raised, marks);
