import type { SearchDocument } from "@lightmaker/content";
import { type Language, searchPath } from "@lightmaker/content/routes";
import { loadChunk } from "@lightmaker/ui";
import { fetchData } from "../fetch-data.ts";
import type { ChatSource } from "./conversation.ts";

/** Maximum number of pages to offer. */
const maxPages = 3;

/**
 * Returns the search results for a question when the chat server cannot be reached. The search index is a static file,
 * so it needs no API.
 */
export async function closestPages(question: string, language: Language): Promise<ChatSource[]> {
  const [{ createSearchEngine }, documents] = await Promise.all([
    loadChunk("js/engine", () => import("../search/engine.ts")),
    fetchData<SearchDocument[]>(searchPath(language)),
  ]);
  const engine = createSearchEngine();
  await engine.add(documents);
  return engine
    .find(question)
    .slice(0, maxPages)
    .map(({ title, href }) => ({ title, url: href }));
}
