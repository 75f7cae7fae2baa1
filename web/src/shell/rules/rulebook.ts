/** A rulebook as it comes from the server (Markdown with `<a id="F14"></a>` before each clause) → page. */
import { marked, type Tokens } from "marked";

export interface Chapter {
  id: string;
  title: string;
}

export interface Rulebook {
  chapters: Chapter[];
  /** With a place `[data-board]` for each board, in the order of the server's. */
  html: string;
}

/** An anchor from a heading: "The sea and the fish" → "the-sea-and-the-fish". */
export function anchorOf(heading: string): string {
  return heading
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

const plain = (heading: string) => heading.replace(/<[^>]*>|[*_`]/g, "").trim();

/** Clauses named in the text become links to their place, the clause's own label excepted. */
export function linkClauses(html: string): string {
  const known = new Set([...html.matchAll(/<a id="([A-Z]+\d+[a-z]?)"><\/a>/g)].map((found) => found[1]));
  return html
    .split(
      /(<pre[\s\S]*?<\/pre>|<code[\s\S]*?<\/code>|<a id="[^"]*"><\/a>\s*<strong>[^<]*<\/strong>|<[^>]+>)/,
    )
    .map((part) =>
      part.startsWith("<")
        ? part
        : part.replace(/\b[A-Z]\d{1,3}\b/g, (clause) =>
            known.has(clause) ? `<a class="clause" href="#${clause}">${clause}</a>` : clause,
          ),
    )
    .join("");
}

export function readRulebook(markdown: string): Rulebook {
  const tokens = marked.lexer(markdown);
  const chapters = tokens
    .filter((token): token is Tokens.Heading => token.type === "heading" && token.depth === 2)
    .map((heading) => ({ id: anchorOf(plain(heading.text)), title: plain(heading.text) }));
  const html = marked
    .parser(tokens)
    // A drawing that names a position: the board takes its place; on paper the drawing stays.
    .replace(
      /<pre><code class="language-board">([\s\S]*?<\/code><\/pre>\n?)/g,
      '<figure class="example" data-board><pre><code>$1</figure>',
    )
    .replace(/<h2>(.*?)<\/h2>/g, (_, text: string) => `<h2 id="${anchorOf(plain(text))}">${text}</h2>`)
    .replace(/<table>[\s\S]*?<\/table>/g, (table) => `<div class="scroll" tabindex="0">${table}</div>`)
    // What is wider than a phone is scrolled by keys too.
    .replaceAll("<pre>", '<pre tabindex="0">');
  return { chapters, html: linkClauses(html) };
}
