import type { TestProject } from "vitest/node";
import { buildStorybook, serveStorybook } from "./storybook.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the built Storybook, with a slash at its end. */
    storybook: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildStorybook();
  const { address, server } = await serveStorybook();
  project.provide("storybook", address);
  return () => server.close();
}
