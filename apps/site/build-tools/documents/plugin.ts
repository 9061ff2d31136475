import path from "node:path";
import { pathToFileURL } from "node:url";
import { documentFiles, documentPath } from "@lightmaker/content/documents";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { Plugin } from "vite";

/**
 * Makes the documents when the site has been bundled and before its pages are written, which state their sizes and
 * checksums. The router, which then writes them like pages, gives each file ten seconds; a busy machine may take longer.
 */
export function documents(): Plugin {
  return {
    name: "lightmaker:documents",
    async configurePreviewServer({ config }) {
      // The same module that answers for the pages: what is made here is there for them.
      const build: ServerBuild = await import(
        pathToFileURL(path.join(config.root, "build/server/index.js")).href
      );
      const answer = createRequestHandler(build, "production");
      for (const { name } of documentFiles) {
        const address = documentPath(name);
        const response = await answer(new Request(`http://localhost${address}`));
        if (!response.ok)
          throw new Error(`${address} could not be made (status ${response.status}); the reason is above.`);
      }
    },
  };
}
