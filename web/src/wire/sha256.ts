/** SHA-256 (FIPS 180-4) as hexadecimal digits: the browser's own, and ours on pages without TLS, which have none. */

export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle;
  if (subtle === undefined) return sha256Here(bytes);
  return hex(new Uint8Array(await subtle.digest("SHA-256", bytes)));
}

/** The same worked out here. */
export function sha256Here(bytes: Uint8Array): string {
  const hash = fractions(8, 1 / 2);
  const words = new Uint32Array(64);
  const message = padded(bytes);
  for (let start = 0; start < message.byteLength; start += 64) {
    for (let i = 0; i < 16; i++) words[i] = message.getUint32(start + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [a, b] = [words[i - 15]!, words[i - 2]!];
      const s0 = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
      const s1 = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
      words[i] = words[i - 16]! + s0 + words[i - 7]! + s1;
    }
    const next = mixed(hash, words);
    for (let i = 0; i < 8; i++) hash[i] = hash[i]! + next[i]!;
  }
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => digest.setUint32(4 * i, word));
  return hex(new Uint8Array(digest.buffer));
}

/** Sixty-four rounds over one block. */
function mixed(hash: Uint32Array, words: Uint32Array): number[] {
  let [a, b, c, d, e, f, g, h] = [...hash] as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = h + s1 + ((e & f) ^ (~e & g)) + roundWords[i]! + words[i]!;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = s0 + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
  }
  return [a, b, c, d, e, f, g, h];
}

/** The message, a one bit, zeros, and its length in bits at the end of a block. */
function padded(bytes: Uint8Array): DataView {
  const whole = new Uint8Array(64 * Math.ceil((bytes.length + 9) / 64));
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 4, bytes.length * 8);
  return view;
}

/** The first 32 bits behind the point of the roots of the first primes: where the standard takes its numbers from. */
function fractions(count: number, root: number): Uint32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  return Uint32Array.from(primes, (prime) => {
    const value = prime ** root;
    return (value - Math.floor(value)) * 2 ** 32;
  });
}

const roundWords = fractions(64, 1 / 3);

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
