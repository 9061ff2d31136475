import "./build-tools/patient-prerender.ts";
import { modelHeadsPath } from "@lightmaker/api/contract";
import { documentFiles, documentPath } from "@lightmaker/content/documents";
import {
  chatWordsPath,
  feedPath,
  feedSchemaPath,
  languages,
  modelIds,
  pagePath,
  routes,
  searchPath,
  sheetPath,
} from "@lightmaker/content/routes";
import { settingsFileNames, settingsFilePath } from "@lightmaker/content/settings/machines";
import type { Config } from "@react-router/dev/config";
import { noticePaths, sitePaths } from "./app/site-paths.ts";

const pageIds = Object.keys(routes) as (keyof typeof routes)[];

export default {
  appDirectory: "app",
  // The server only serves files; every page is prerendered at build time.
  ssr: false,
  routeDiscovery: { mode: "initial" },
  prerender: {
    paths: [
      ...languages.flatMap((language) => [
        ...pageIds.map((id) => pagePath(id, language)),
        ...modelIds.map((model) => sheetPath(model, language)),
        ...(["products", ...modelIds] as const).map((name) => feedPath(name, language)),
        ...settingsFileNames.map((name) => settingsFilePath(name, language)),
        searchPath(language),
        chatWordsPath(language),
      ]),
      ...documentFiles.map(({ name }) => documentPath(name)),
      feedSchemaPath,
      ...noticePaths,
      sitePaths.sitemap,
      sitePaths.robots,
      sitePaths.security,
      modelHeadsPath,
      ...Object.values(sitePaths.manifests),
    ],
    // More than the number of cores only uses more memory.
    concurrency: 2,
  },
} satisfies Config;
