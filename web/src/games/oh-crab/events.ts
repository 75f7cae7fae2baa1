/** The events of a log entry under this game's types. */
import type { LogEntry } from "../../wire/types";
import type { GameEvent } from "./view";

export const eventsOf = (entry: LogEntry): GameEvent[] => entry.events as GameEvent[];
