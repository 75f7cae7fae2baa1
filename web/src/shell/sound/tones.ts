/** The sounds of the house, as tones: a wooden knock, a drop of water, a bell. Nothing is recorded. */

export type Sound = "move" | "turn" | "refused" | "won" | "over";

export interface Tone {
  /** Seconds after the sound begins, and how long it rings. */
  at: number;
  length: number;
  /** Hertz; `to`: where it slides. */
  pitch: number;
  to?: number;
  loud: number;
  wave: OscillatorType;
}

const bell = (at: number, pitch: number, loud = 0.16): Tone[] => [
  { at, length: 0.9, pitch, loud, wave: "sine" },
  { at, length: 0.35, pitch: pitch * 2.76, loud: loud / 5, wave: "sine" },
];

export const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  move: [
    { at: 0, length: 0.09, pitch: 320, to: 180, loud: 0.22, wave: "triangle" },
    { at: 0, length: 0.03, pitch: 1400, to: 700, loud: 0.05, wave: "square" },
  ],
  turn: [...bell(0, 659), ...bell(0.13, 880)],
  refused: [{ at: 0, length: 0.16, pitch: 150, to: 95, loud: 0.2, wave: "triangle" }],
  won: [...bell(0, 523), ...bell(0.12, 659), ...bell(0.24, 784), ...bell(0.38, 1047, 0.2)],
  over: [...bell(0, 587, 0.12), ...bell(0.2, 440, 0.12)],
};
