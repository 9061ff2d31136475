import type { SearchDocument } from "@lightmaker/content";
import { type Language, searchPath } from "@lightmaker/content/routes";
import { loadChunk } from "@lightmaker/ui";
import { fetchData } from "../fetchData.ts";
import type { ChatSource } from "./conversation.ts";

/** How many places are worth offering. */
const most = 3;

/** What the search over the site finds for a question that the server cannot be asked. It lives in files, which may be had without the server. */
export async function closestPages(question: string, language: Language): Promise<ChatSource[]> {
  const [{ createSearchEngine }, documents] = await Promise.all([
    loadChunk("js/engine", () => import("../search/engine.ts")),
    fetchData<SearchDocument[]>(searchPath(language)),
  ]);
  const engine = createSearchEngine();
  await engine.add(documents);
  return engine
    .find(question)
    .slice(0, most)
    .map(({ title, href }) => ({ title, url: href }));
}
