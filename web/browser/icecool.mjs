/** How a person plays ICECOOL: takes what the big button proposes; and how a picture of the school is read. */

import { EVERY } from "./people.mjs";

const WORDS = {
  en: {
    flick: "Flick",
    mine: ["Flick", "Wait here", "Move to the red line", "Red line, ", "Skate again", "Next round"],
  },
  fr: {
    flick: "Pichenette",
    mine: [
      "Pichenette",
      "Guetter ici",
      "Sur la ligne rouge",
      "Ligne rouge, ",
      "Patiner encore",
      "Manche suivante",
    ],
  },
};

/** Draws in software: there is no graphics card where tests run. */
export const WITH_3D = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
export const WITHOUT_3D = ["--disable-gpu", "--disable-3d-apis"];

export class IcePlayer {
  constructor(person, lang) {
    this.page = person.page;
    this.words = WORDS[lang];
  }

  get flick() {
    return this.page.locator("footer.act").getByRole("button", { name: this.words.flick, exact: true });
  }

  /** Waits until the big button asks this player for something, and says what it says; or "over". */
  async due(timeout = 60_000) {
    const label = await this.page.waitForFunction(
      (mine) => {
        if (document.querySelector(".end")?.checkVisibility()) return "over";
        const button = document.querySelector("footer.act .btn.pri:not(:disabled):not(.soft)");
        const label = button?.textContent.trim() ?? "";
        return mine.some((word) => label.startsWith(word)) ? label : null;
      },
      this.words.mine,
      { polling: EVERY, timeout },
    );
    return label.jsonValue();
  }

  /** Aims elsewhere: what was proposed was refused, as where a wall leaves no room for the finger. */
  async turn() {
    for (let press = 0; press < 9; press++) await this.page.keyboard.press("ArrowLeft");
  }

  /** Decides whatever is asked, as proposed; answers what it was, or "over". */
  async decide() {
    const label = await this.due();
    if (label === "over") return label;
    if (label === this.words.flick && (await this.page.locator(".reason").count()) > 0) await this.turn();
    await this.page.locator("footer.act .btn.pri").first().click();
    return label;
  }
}

/** Spots of one hue in a picture: their middles and sizes. The picture is cut into small cells that are joined when they touch. */
export async function spots(page, png, [least, most]) {
  return page.evaluate(
    async ([data, low, high]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const brush = canvas.getContext("2d");
      brush.drawImage(bitmap, 0, 0);
      const { data: pixels, width, height } = brush.getImageData(0, 0, bitmap.width, bitmap.height);
      const hueOf = (r, g, b) => {
        const [top, bottom] = [Math.max(r, g, b), Math.min(r, g, b)];
        if (top - bottom < 0.35 * top || top < 50) return -1;
        const part =
          top === r
            ? ((g - b) / (top - bottom) + 6) % 6
            : top === g
              ? (b - r) / (top - bottom) + 2
              : (r - g) / (top - bottom) + 4;
        return part * 60;
      };
      const CELL = 4;
      const columns = Math.ceil(width / CELL);
      const cells = new Map();
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          const at = (y * width + x) * 4;
          const hue = hueOf(pixels[at], pixels[at + 1], pixels[at + 2]);
          if (hue < low || hue > high) continue;
          const cell = Math.floor(y / CELL) * columns + Math.floor(x / CELL);
          cells.set(cell, (cells.get(cell) ?? 0) + 1);
        }
      }
      const found = [];
      for (const first of [...cells.keys()]) {
        if (!cells.has(first)) continue;
        const spot = { x: 0, y: 0, size: 0 };
        const open = [first];
        const seen = new Set(open);
        while (open.length > 0) {
          const cell = open.pop();
          const size = cells.get(cell);
          cells.delete(cell);
          spot.x += (cell % columns) * CELL * size;
          spot.y += Math.floor(cell / columns) * CELL * size;
          spot.size += size;
          for (const next of [cell - 1, cell + 1, cell - columns, cell + columns]) {
            if (cells.has(next) && !seen.has(next)) {
              seen.add(next);
              open.push(next);
            }
          }
        }
        found.push({ x: spot.x / spot.size, y: spot.y / spot.size, size: spot.size });
      }
      return found.filter(({ size }) => size > 12).sort((a, b) => b.size - a.size);
    },
    [png.toString("base64"), least, most],
  );
}
