/** Buttons of the action bar that more than one game has. */
import type { Action, Table } from "./contract";

const nothing = (): void => {};

/** The big button while nothing can be pressed: it says what to do. */
export const advice = (label: string, icon: string): Action => ({
  id: "advice",
  label,
  icon,
  primary: true,
  disabled: true,
  run: nothing,
});

/** The shell lays the next table itself. */
export const again = (label: string): Action => ({
  id: "again",
  label,
  icon: "i-play",
  primary: true,
  run: nothing,
});

/** The shell lays a table with the same deal itself. */
export const restart = (label: string): Action => ({ id: "restart", label, icon: "i-undo", run: nothing });

interface TwoScreens {
  readonly table: Table;
  readonly screen: "board" | "score";
  readonly show: { skip(): boolean };
  looksBack: boolean;
}

/** Between the count and the board that led to it. */
export function boardOrScore(play: TwoScreens): Action {
  const counted = play.screen === "score";
  return {
    id: "board",
    label: play.table.say(counted ? "act-board" : "act-score"),
    icon: counted ? "i-eye" : "i-log",
    key: "b",
    run: () => {
      play.looksBack = counted;
      play.show.skip();
    },
  };
}
