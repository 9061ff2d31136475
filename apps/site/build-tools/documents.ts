import path from "node:path";
import { pathToFileURL } from "node:url";
import { documentFiles, documentPath } from "@lightmaker/content/documents";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { Plugin } from "vite";

/**
 * Generates the documents after the site is bundled and before its pages are prerendered, because the pages show their
 * sizes and checksums. The router prerenders the files like pages but gives each only ten seconds, which may be too
 * short on a busy machine.
 */
export function documents(): Plugin {
  return {
    name: "lightmaker:documents",
    async configurePreviewServer({ config }) {
      // The same module instance later renders the pages, so its cache of documents is shared.
      const build: ServerBuild = await import(
        pathToFileURL(path.join(config.root, "build/server/index.js")).href
      );
      const answer = createRequestHandler(build, "production");
      for (const { name } of documentFiles) {
        const address = documentPath(name);
        const response = await answer(new Request(`http://localhost${address}`));
        if (!response.ok)
          throw new Error(
            `${address} could not be generated (status ${response.status}). The cause is logged above.`,
          );
      }
    },
  };
}
