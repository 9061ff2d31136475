import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { WebSocket } from "ws";
import { routes } from "../contract/index.ts";
import { createTestFolder } from "../server/testing/folders.ts";
import { type RunningScript, startScript } from "./compare.ts";

/** A server to chat with, alone with its data. */
export interface ChatHost {
  /** Opens chats that stay open, some at a time. */
  open(count: number): Promise<readonly WebSocket[]>;
  /** Memory the server holds, in MB (Linux only). */
  resident(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts a server without pages.
 *
 * @param settings what the environment says besides
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
  // The first start compiles the program and fills the tables of news; all others do not.
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
