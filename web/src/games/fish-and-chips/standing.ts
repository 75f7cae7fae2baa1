/** The sentences of the score screen: who won the round, who leads, who won the match. */
import type { FishPlay } from "./play.svelte";
import type { RoundOver } from "./view";

export interface Verdict {
  title: string;
  text: string;
  /** Whose fish to show, by seat; empty for a lost solo game. */
  seats: number[];
  /** The match is won: crowns and all. */
  crowned: boolean;
  clause: string | null;
}

const bestOf = (points: readonly number[]): number[] => {
  const best = Math.max(...points);
  return points.flatMap((each, seat) => (each === best ? [seat] : []));
};

export function verdict(play: FishPlay, over: RoundOver): Verdict {
  if (play.solo) return soloVerdict(play, over);
  if (play.table.state.over) return matchVerdict(play, over);
  const { say } = play.table;
  const seats = bestOf(over.points);
  const points = over.points[seats[0]!]!;
  const title =
    seats.length === 1
      ? say("won-round", { ...whoOf(play, seats[0]!), points })
      : say("won-round-shared", { list: play.namesOf(seats), points });
  return { title, text: leadOf(play, over), seats, crowned: false, clause: null };
}

const whoOf = (play: FishPlay, seat: number): { you: string; name: string } => ({
  you: seat === play.table.state.seat ? "yes" : "no",
  name: play.table.name(seat),
});

function leadOf(play: FishPlay, over: RoundOver): string {
  const { say } = play.table;
  const { target } = play.view;
  const leaders = bestOf(over.totals);
  const short = target - over.totals[leaders[0]!]!;
  const list = play.namesOf(leaders);
  if (short <= 0) return say("won-lead-tie", { list, target });
  return leaders.length === 1
    ? say("won-lead", { ...whoOf(play, leaders[0]!), short, target })
    : say("won-lead-shared", { list, short, target });
}

function matchVerdict(play: FishPlay, over: RoundOver): Verdict {
  const { say, state } = play.table;
  const seats = [...state.winners];
  const sweep = play.end?.sweep ?? play.view.sweep !== null;
  const title =
    seats.length === 1
      ? say("won-match", whoOf(play, seats[0]!))
      : say("won-match-shared", { list: play.namesOf(seats) });
  const text = sweep
    ? say("won-match-sweep")
    : say("won-match-by", { points: over.totals[seats[0] ?? 0] ?? 0, target: play.view.target });
  return { title, text, seats, crowned: true, clause: play.end?.clause ?? null };
}

function soloVerdict(play: FishPlay, over: RoundOver): Verdict {
  const { say, state } = play.table;
  const won = state.winners.length > 0;
  const piles = over.piles.filter((pile) => pile.fish[0]!.colour !== play.own).length;
  return won
    ? {
        title: say("won-solo", { colour: play.own }),
        text: say("won-solo-more", { points: state.scores[0] ?? 0 }),
        seats: [0],
        crowned: true,
        clause: "F29",
      }
    : {
        title: say("lost-solo"),
        text: say("lost-solo-more", { piles }),
        seats: [],
        crowned: false,
        clause: "F29",
      };
}
