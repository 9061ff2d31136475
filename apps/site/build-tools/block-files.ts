import type { Plugin, Rolldown } from "vite";

const virtual = "virtual:block-files";

/**
 * Provides the module `virtual:block-files` to the prerendering. Its export `blockFiles` maps each file of `app/blocks`
 * to the paths of its chunk and of all chunks that it imports. Empty during development.
 */
export function blockFiles(): Plugin {
  const files: Record<string, readonly string[]> = {};
  return {
    name: "lightmaker-block-files",
    sharedDuringBuild: true,
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    // The client is built first.
    load: (id) => (id === `\0${virtual}` ? `export const blockFiles = ${JSON.stringify(files)};` : undefined),
    writeBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      for (const chunk of Object.values(bundle)) {
        const name =
          chunk.type === "chunk" && /\/app\/blocks\/([\w-]+)\.tsx$/.exec(chunk.facadeModuleId ?? "")?.[1];
        if (name) files[name] = [...withImports(chunk, bundle)].map((file) => `/${file}`);
      }
      if (Object.keys(files).length === 0)
        this.error(
          "No file of app/blocks has its own chunk, so pages cannot preload the chunks of their blocks.",
        );
    },
  };
}

function withImports(
  { fileName, imports }: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  found = new Set<string>(),
): ReadonlySet<string> {
  if (found.has(fileName)) return found;
  found.add(fileName);
  for (const each of imports) {
    const chunk = bundle[each];
    if (chunk?.type === "chunk") withImports(chunk, bundle, found);
  }
  return found;
}
