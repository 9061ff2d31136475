import { rm } from "node:fs/promises";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { execute, install, prepareFixtures } from "./prepare.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A copy of `fixtures` with the packed package installed and both pages built. */
    dealers: string;
  }
}

/** Does the same as a dealer, once: installs the package from its tarball, checks types and builds. */
export function setup(project: TestProject): () => Promise<void> {
  const folder = prepareFixtures();
  install(folder);
  execute(folder, "npx", "--no-install", "tsc", "-p", ".");
  for (const page of ["microsite", "vanilla-extract"]) {
    execute(path.join(folder, page), "npx", "--no-install", "vite", "build");
  }
  execute(path.join(folder, "microsite"), "node", "prerender.ts");
  project.provide("dealers", folder);
  return () => rm(folder, { recursive: true, force: true });
}
