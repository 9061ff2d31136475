import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { WebSocket } from "ws";
import { routes } from "../contract/index.ts";
import { createTestFolder } from "../server/testing/folders.ts";
import { type RunningScript, startScript } from "./compare.ts";

/** Server for chat benchmarks, with its own data folder. */
export interface ChatHost {
  /** Opens chats in small groups and keeps them open. */
  open(count: number): Promise<readonly WebSocket[]>;
  /** Returns the server's resident memory, in MB (Linux only). */
  resident(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts a server without pages.
 *
 * @param settings additional settings
 */
export async function startChatHost(settings: Readonly<Record<string, string>> = {}): Promise<ChatHost> {
  const folder = await createTestFolder({ "site/index.html": "<!doctype html>" });
  const site = join(folder.path, "site");
  const environment = {
    DATA_DIR: join(folder.path, "data"),
    SITE_DIR: site,
    MEDIA_DIR: site,
    LOG_LEVEL: "warn",
    ...settings,
  };
  // The first start also compiles the program and fills the news tables, so the second one is used.
  await (await startScript("../server/main.ts", environment)).stop();
  const server: RunningScript = await startScript("../server/main.ts", environment);
  return {
    async open(count) {
      const open: WebSocket[] = [];
      while (open.length < count) {
        const some = Array.from(
          { length: Math.min(50, count - open.length) },
          () => new WebSocket(server.address.replace("http", "ws") + routes.chat),
        );
        await Promise.all(some.map((socket) => once(socket, "open")));
        open.push(...some);
      }
      return open;
    },
    async resident() {
      const status = await readFile(`/proc/${server.child.pid}/status`, "utf8");
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024);
    },
    async stop() {
      await server.stop();
      await folder.remove();
    },
  };
}
