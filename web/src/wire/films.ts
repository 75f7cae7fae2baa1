/** Recordings on the wire: a binary frame holds the number of its log entry and the recording's bytes. */

const NUMBER = 4; // bytes
/** A page that stays open for a whole evening forgets the oldest ones. */
const MOST = 40;

export function filmOf(frame: ArrayBuffer): [entry: number, film: ArrayBuffer] {
  return [new DataView(frame).getUint32(0, true), frame.slice(NUMBER)];
}

/** The films with one more. An entry that was taken back and played anew has a new film. */
export function withFilm(
  films: ReadonlyMap<number, ArrayBuffer>,
  entry: number,
  film: ArrayBuffer,
): ReadonlyMap<number, ArrayBuffer> {
  const others = [...films].filter(([known]) => known !== entry);
  return new Map([...others, [entry, film] as const].slice(-MOST));
}
