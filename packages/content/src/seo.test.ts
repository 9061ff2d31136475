import { expect, it } from "vitest";
import { pages } from "./pages/index.ts";
import { resolvePage } from "./resolve.ts";
import { languages, type PageId, pagePath, routes } from "./routes.ts";
import { resolutions } from "./testing/resolutions.ts";

/**
 * The API's table of titles, keywords and descriptions begins with what the pages say. The server may not import content,
 * so the entries lie beside it as a file, which `npx vitest run seo -u` in this folder writes again.
 */
it("is what a new database of the API begins with", async () => {
  const entries = languages.flatMap((language) =>
    (Object.keys(routes) as PageId[])
      .map((id) => ({ id, page: resolvePage(pages[id], resolutions[language]) }))
      .filter(({ page }) => !page.unlisted)
      .map(({ id, page: { title, keywords, description } }) => ({
        path: pagePath(id, language),
        title,
        keyword: keywords,
        describe: description,
      })),
  );
  await expect(`${JSON.stringify(entries, null, 2)}\n`).toMatchFileSnapshot("../../../api/seed/seo.json");
});
