import { synonyms } from "./catalogue.ts";

/** An entry of Storybook's index, as far as it is used here. */
interface Entry {
  type: string;
  title: string;
  anchors?: { id: string; title: string }[];
}

/** Runs in the manager before Storybook. */
function addWords(words: Readonly<Record<string, readonly string[]>>): void {
  // A result shows its heading, so that names the page.
  const wordsOf = (name: string) =>
    (words[name] ?? []).map((word, position) => ({ id: `word-${position}`, title: `${name} (${word})` }));
  const read = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const response = await read(input, init);
    const address = input instanceof Request ? input.url : String(input);
    if (!/\bindex\.json(?:\?|$)/.test(address) || !response.ok) return response;
    const index: { entries: Record<string, Entry> } = await response.json();
    // The headings that Storybook lists for a page are its stories, which are found by themselves.
    for (const entry of Object.values(index.entries))
      if (entry.type === "docs") entry.anchors = wordsOf(entry.title.split("/").at(-1) ?? "");
    return new Response(JSON.stringify(index), response);
  };
}

/**
 * Script for the head of the manager. The search of the sidebar finds the headings of a page (feature
 * `experimentalSearchDocsHeadings`) and nothing else that a project could add, so the index gets the synonyms as headings
 * when the manager reads it.
 */
export const searchWords = `<script>(${addWords})(${JSON.stringify(synonyms)})</script>`;
