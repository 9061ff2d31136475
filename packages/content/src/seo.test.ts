import { expect, it } from "vitest";
import { pages } from "./pages/index.ts";
import { resolvePage } from "./resolve.ts";
import { languages, type PageId, pagePath, routes } from "./routes.ts";
import { resolutions } from "./testing/resolutions.ts";

/**
 * A new database of the API starts with the pages' titles, keywords and descriptions. The server must not import the
 * content, so the entries are in a file in the API. `npx vitest run seo -u` in this folder updates that file.
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
