import { languages, pagePath, routes } from "@lightmaker/content/routes";
import type { Config } from "@react-router/dev/config";

const pageIds = Object.keys(routes) as (keyof typeof routes)[];

export default {
  appDirectory: "app",
  // The server serves files; every page is made at build time.
  ssr: false,
  routeDiscovery: { mode: "initial" },
  prerender: {
    paths: pageIds.flatMap((id) => languages.map((language) => pagePath(id, language))),
    // More than the number of cores only adds memory.
    concurrency: 2,
  },
} satisfies Config;
