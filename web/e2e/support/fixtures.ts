/** What every browser test gets: a server for its file, people who come to it, and an explanation when it fails. */
import { test as base } from "@playwright/test";
import { Person, type PersonOptions } from "./person";
import { TestServer } from "./test-server";

export { expect } from "@playwright/test";

/** The server of the file that is running; `useServer` sets it. */
let server: TestServer | undefined;

type Open = (options?: PersonOptions, at?: TestServer) => Promise<Person>;

export const test = base.extend<{ open: Open; server: TestServer }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from a pattern
  server: async ({}, use) => {
    if (server === undefined) throw new Error("call useServer() at the top of the file");
    await use(server);
  },

  /** Opens a browser for one more person. At the end nobody's console may have shown an error. */
  open: async ({ browser, server: own }, use, testInfo) => {
    const people: Person[] = [];
    const servers = new Set([own]);
    await use(async (options = {}, at = own) => {
      const person = await Person.open(browser, at.url, options);
      servers.add(at);
      people.push(person);
      return person;
    });
    const hasFailed = testInfo.status !== testInfo.expectedStatus;
    const errors = people.map((person) => person.unexpectedErrors());
    if (hasFailed || errors.some((each) => each.length > 0)) {
      for (const [number, person] of people.entries()) await attach(person, number, testInfo);
      for (const each of servers)
        await testInfo.attach("server output", { body: each.output, contentType: "text/plain" });
    }
    await Promise.all(people.map(({ context }) => context.close()));
    if (!hasFailed) expectNone(errors);
  },
});

type Info = ReturnType<typeof test.info>;

async function attach(person: Person, number: number, info: Info) {
  const name = `person-${number + 1}`;
  const failed = (error: unknown) => ({ unreadable: String(error) });
  const state = await person.pageState().catch(failed);
  const body = JSON.stringify({ state, console: person.consoleErrors }, null, 2);
  await info.attach(`${name} page state`, { body, contentType: "text/plain" });
  const path = info.outputPath(`${name}.png`);
  await person.page.screenshot({ path, animations: "disabled", timeout: 10_000 }).then(
    () => info.attach(`${name} screenshot`, { path, contentType: "image/png" }),
    () => undefined, // the page may be gone
  );
}

function expectNone(errors: string[][]) {
  const found = errors.flatMap((each, number) => each.map((text) => `person ${number + 1}: ${text}`));
  if (found.length > 0) throw new Error(`errors on the console:\n${found.join("\n")}`);
}

type ServerOptions = ConstructorParameters<typeof TestServer>[0];

/** Call it once at the top of a test file: its tests share a server, which ends with them. The options may be a function
 *  that prepares something before the server starts. */
export function useServer(options: ServerOptions | (() => Promise<ServerOptions>) = {}) {
  test.beforeAll(async () => {
    server = new TestServer(typeof options === "function" ? await options() : options);
    await server.open();
  });
  test.afterAll(async () => {
    await server?.close();
    server = undefined;
  });
}
