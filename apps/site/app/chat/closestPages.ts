import type { SearchDocument } from "@lightmaker/content";
import { type Language, searchPath } from "@lightmaker/content/routes";
import type { ChatSource } from "./conversation.ts";

/** How many places are worth offering. */
const most = 3;

/** What the search over the site finds for a question that the server cannot be asked. It lives in files, which may be had without the server. */
export async function closestPages(question: string, language: Language): Promise<ChatSource[]> {
  const [{ createSearchEngine }, response] = await Promise.all([
    import("../search/engine.ts"),
    fetch(searchPath(language)),
  ]);
  if (!response.ok) throw new Error(`The search index answered with status ${response.status}.`);
  const documents: SearchDocument[] = await response.json();
  const engine = createSearchEngine();
  await engine.add(documents);
  return engine
    .find(question)
    .slice(0, most)
    .map(({ title, href }) => ({ title, url: href }));
}
