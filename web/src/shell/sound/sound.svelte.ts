/** Sounds by Web Audio, off until somebody wants them. */
import { keep, kept } from "../../wire/seats";
import type { LiveTable } from "../../wire/table.svelte";
import { heard, type Moment } from "./heard";
import { SOUNDS, type Sound, type Tone } from "./tones";

let on = $state(kept("sound") === "on");
let context: AudioContext | null = null;

export const soundOn = () => on;

export function chooseSound(next: boolean): void {
  on = next;
  keep("sound", next ? "on" : "off");
  if (next) play("turn");
}

export function play(sound: Sound): void {
  if (!on || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of SOUNDS[sound]) ring(context, tone);
}

function ring(audio: AudioContext, { at, length, pitch, to, loud, wave }: Tone): void {
  const begin = audio.currentTime + at;
  const voice = new OscillatorNode(audio, { type: wave, frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, begin + length);
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  voice.connect(volume).connect(audio.destination);
  voice.start(begin);
  voice.stop(begin + length);
}

/** Inside a component: what happens at a table is heard. */
export function followSounds(table: LiveTable): void {
  let before: Moment | null = null;
  $effect(() => {
    if (!table.answered) return;
    const { to_move, winners, over } = table.now;
    const { own, moves, refused } = table;
    const mine = own !== null && winners.includes(own);
    const now = { moves, due: own !== null && to_move.includes(own), over, won: mine, refused };
    const sound = heard(before, now);
    before = now;
    if (sound !== null) play(sound);
  });
}
