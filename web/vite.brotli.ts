import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

const compress = promisify(brotliCompress);
/** Below this a file fits into one packet anyway. */
const SMALL = 1000;

/** Beside every text that browsers fetch the same one, pressed as small as it goes: the server gives out whichever is
 *  understood. What has no hash in its name is written anew by the server. */
export function pressed(): Plugin {
  return {
    name: "pressed",
    apply: "build",
    writeBundle: {
      order: "post",
      sequential: true,
      async handler({ dir = "" }, bundle) {
        const texts = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|svg)$/.test(name));
        for (const name of texts) {
          const text = await readFile(join(dir, name));
          if (text.length < SMALL) continue;
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
          await writeFile(join(dir, `${name}.br`), await compress(text, { params }));
        }
      },
    },
  };
}
