import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { type PreviewServer, preview } from "vite";

const room = path.join(import.meta.dirname, "../..");

/** An entry of Storybook's index. */
export interface Entry {
  id: string;
  type: "docs" | "story";
  title: string;
  name: string;
}

/** Reads the index of the built Storybook. */
export function readIndex(): readonly Entry[] {
  const index: { entries: Record<string, Entry> } = JSON.parse(
    readFileSync(path.join(room, "storybook-static/index.json"), "utf8"),
  );
  return Object.values(index.entries);
}

/** Builds Storybook as for publishing. `STORYBOOK_BUILT=1` takes the last build. */
export function buildStorybook(): void {
  if (process.env["STORYBOOK_BUILT"]) return;
  // With Vitest's variables, Vite would build for development and without documentation.
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync("storybook", ["build", "--disable-telemetry", "--quiet"], {
    cwd: room,
    encoding: "utf8",
    env,
  });
  if (status !== 0) throw new Error(`Storybook could not be built:\n${stdout}${stderr}`);
}

/** Serves the built Storybook. Returns its address, with a slash at its end, and the server to close. */
export async function serveStorybook(): Promise<{ address: string; server: PreviewServer }> {
  const server = await preview({
    root: room,
    configFile: false,
    logLevel: "warn",
    build: { outDir: "storybook-static" },
    preview: { host: "127.0.0.1", port: 0 },
  });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error("Vite returned no address for the built Storybook.");
  return { address, server };
}
