import { beforeEach, expect, test, vi } from "vitest";
import type { LiveTable } from "../../wire/table.svelte";
import { Party } from "./party.svelte";

const waiting = vi.hoisted(() => ({ then: [] as (() => void)[] }));

vi.mock("../lay", () => ({ sitAt: () => {} }));
vi.mock("../../wire/here", () => ({ hereAt: () => ({ 0: "ada", 1: "ben" }), rememberHere: () => {} }));
vi.mock("../../wire/companion", () => ({
  Companion: class {
    whenHere(then: () => void) {
      waiting.then.push(then);
    }
    close() {}
  },
}));

beforeEach(() => {
  waiting.then = [];
});

/** A table at which this page has that seat, and the people of one device on it. */
function seated(own: number) {
  const changeSeat = vi.fn();
  const table = { id: "t", own, answered: false, shared: false, changeSeat } as unknown as LiveTable;
  return { party: new Party(table), changeSeat };
}

test("whoever gives the device away stays at the table before the page leaves their seat", () => {
  const { party, changeSeat } = seated(0);
  party.give(1);
  expect(changeSeat).not.toHaveBeenCalled();
  waiting.then.forEach((then) => then());
  expect(changeSeat).toHaveBeenCalledExactlyOnceWith("ben");
});

test("whoever sits on a seat that this device does not keep gives it away at once", () => {
  const { party, changeSeat } = seated(2);
  party.give(1);
  expect(changeSeat).toHaveBeenCalledExactlyOnceWith("ben");
});
