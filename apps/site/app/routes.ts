import { modelHeadsPath } from "@lightmaker/api/contract";
import { documentPath } from "@lightmaker/content/documents";
import {
  chatWordsPath,
  feedPath,
  feedSchemaPath,
  languages,
  searchPath,
  sheetPath,
} from "@lightmaker/content/routes";
import { settingsFilePath } from "@lightmaker/content/settings/machines";
import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { sitePaths } from "./site-paths.ts";

/**
 * One route module renders every page. The content's route table decides which page a URL shows, so a new page needs
 * only an entry there. A splat route does not match `/`, hence the index route.
 */
export default [
  index("routes/page.tsx", { id: "home" }),
  // Files for programs, not pages: one route per language.
  ...languages.flatMap((language) => [
    route(sheetPath(":model", language), "routes/sheet.ts", { id: `sheet-${language}` }),
    route(searchPath(language), "routes/search.ts", { id: `search-${language}` }),
    route(chatWordsPath(language), "routes/chat-words.ts", { id: `chat-${language}` }),
    route(settingsFilePath(":name", language), "routes/settings-file.ts", { id: `settings-${language}` }),
    route(feedPath(":name", language), "routes/feed.ts", { id: `feed-${language}` }),
  ]),
  route(documentPath(":name"), "routes/document.ts", { id: "document" }),
  ...["notice/:notice", "en/notice/:notice"].map((path) =>
    route(path, "routes/notice.tsx", { id: path.replace("/:notice", "") }),
  ),
  route(feedSchemaPath, "routes/feed.ts", { id: "feed-schema" }),
  ...[
    sitePaths.sitemap,
    sitePaths.robots,
    sitePaths.security,
    modelHeadsPath,
    ...Object.values(sitePaths.manifests),
  ].map((path) => route(path, "routes/file.ts", { id: path })),
  route("*", "routes/page.tsx", { id: "page" }),
] satisfies RouteConfig;
