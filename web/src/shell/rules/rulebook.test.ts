import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { anchorOf, linkClauses, readRulebook } from "./rulebook";

const book = `# Game

## La mer, l’été

<a id="F1"></a>**F1** Each round runs like this (F2, F9).

## *Swaps*

<a id="F2"></a>**F2** A swap. \`F1\` stays as it is.

| a | b |
| --- | --- |
| 1 | 2 |
`;

test("headings become anchors without accents", () => {
  expect(anchorOf("La mer, l’été")).toBe("la-mer-l-ete");
});

test("the chapters are the second headings", () => {
  expect(readRulebook(book).chapters).toEqual([
    { id: "la-mer-l-ete", title: "La mer, l’été" },
    { id: "swaps", title: "Swaps" },
  ]);
});

test("every chapter's anchor is in the text", () => {
  const { chapters, html } = readRulebook(book);
  for (const { id } of chapters) expect(html).toContain(`id="${id}"`);
});

test("a clause that exists is linked, its own label and code are not", () => {
  const { html } = readRulebook(book);
  expect(html).toContain('(<a class="clause" href="#F2">F2</a>, F9)');
  expect(html).toContain('<a id="F1"></a><strong>F1</strong>');
  expect(html).toContain("<code>F1</code>");
});

test("tables scroll by themselves, not the page", () => {
  expect(readRulebook(book).html).toContain('<div class="scroll" tabindex="0"><table>');
});

test("a drawing that names a position gets a place for its board, any other stays as it is", () => {
  const { html } = readRulebook("```board 5x5 2 : *c3\n. r .\n```\n\n```\n5x5 2\n```\n");
  expect(html).toContain('<figure class="example" data-board><pre tabindex="0"><code>. r .\n</code></pre>');
  expect(html).toContain('<pre tabindex="0"><code>5x5 2\n</code></pre>');
  expect(html.match(/data-board/g)).toHaveLength(1);
});

test("nothing is linked in a text without clauses", () => {
  expect(linkClauses("<p>F1 and B2</p>")).toBe("<p>F1 and B2</p>");
});

test.each(["en", "fr"])(
  "our own rulebook has no style attributes, which the content policy forbids (%s)",
  (lang) => {
    const path = new URL(
      `../../../../src/seaboard/games/fish_and_chips/rulebook/${lang}.md`,
      import.meta.url,
    );
    const { html, chapters } = readRulebook(readFileSync(path, "utf8"));
    expect(html).not.toContain("style=");
    expect(chapters.length).toBeGreaterThan(3);
  },
);
