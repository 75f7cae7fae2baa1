/** One table's WebSocket: says hello, knocks again when it breaks, notices silence. */
import { OLD_PAGE, edition, growOld } from "./edition.svelte";
import { filmOf } from "./films";
import { waitBefore } from "./reconnect";
import type { Answer, Hello, Request } from "./types";

export type LineStatus = "joining" | "open" | "lost";

export interface LineEnds {
  hello(): Hello;
  answer(answer: Answer): void;
  /** A recording, and the log entry it belongs to. */
  film(entry: number, film: ArrayBuffer): void;
  /** `until`: when the next try comes, in the clock of Date.now(). */
  status(status: LineStatus, until: number | null): void;
}

const pingEvery = 20_000;
/** Two pings unanswered: the network is gone though the socket does not know. */
const silence = 45_000;

export class Line {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;

  constructor(
    private readonly table: string,
    private readonly ends: LineEnds,
  ) {}

  open(): void {
    this.#closed = false;
    this.#connect();
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#seen);
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#seen);
    this.#drop();
  }

  /** False if the line is down: the caller says so instead of losing the message silently. */
  send(request: Request): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(request));
    return true;
  }

  /** Knocks without waiting: the person asked, or the network came back. */
  retry(): void {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    this.#tries = 0;
    this.#connect();
  }

  #now = () => this.retry();

  #seen = () => {
    if (document.visibilityState === "visible") this.retry();
  };

  #drop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#pings);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #connect(): void {
    this.#drop();
    this.ends.status("joining", null);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const table = encodeURIComponent(this.table);
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${table}?page=${edition}`);
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      this.send(this.ends.hello());
      this.#pings = setInterval(() => this.#listen(), pingEvery);
    };
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      this.#heard = Date.now();
      if (typeof data !== "string") return this.ends.film(...filmOf(data));
      const answer = JSON.parse(data) as Answer;
      if (answer.type === "state") {
        this.#tries = 0;
        this.ends.status("open", null);
      }
      this.ends.answer(answer);
    };
    socket.onclose = ({ code }) => {
      if (code === OLD_PAGE) growOld();
      else this.#ended();
    };
  }

  #listen(): void {
    if (Date.now() - this.#heard > silence) {
      this.#drop();
      this.#ended();
    } else {
      this.send({ type: "ping" });
    }
  }

  #ended(): void {
    clearInterval(this.#pings);
    if (this.#closed) return;
    const wait = waitBefore(this.#tries++, Math.random());
    this.ends.status("lost", Date.now() + wait);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }
}
