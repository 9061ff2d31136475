import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";

const root = path.join(import.meta.dirname, "..");

/** The built product, running on a free port with its own data folder. */
export interface Product {
  /** Origin without a trailing slash. */
  readonly origin: string;
  /** Reads rows from the product's own database. */
  query(sql: string, ...values: string[]): Record<string, unknown>[];
  /** Runs a staff command, such as `news import FILE`, on the product's data. */
  admin(...words: string[]): Promise<void>;
  stop(): Promise<void>;
}

/** Returns the URL in the line that the server prints when it is ready. */
async function readyAddress(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error("The server has no readable output.");
  for await (const line of createInterface({ input: server.stdout })) {
    const address = line.match(/https?:\/\/\S+/)?.[0];
    if (address) return address.replace(/\/$/, "");
  }
  throw new Error("The server stopped before it was ready. Its log is above.");
}

/**
 * Starts the same program as `npm start`, without building.
 *
 * @param settings environment variables in addition to those of all test products
 */
export async function startProduct(settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  const data = await mkdtemp(path.join(tmpdir(), "lightmaker-e2e-"));
  const server = spawn(process.execPath, ["api/server/main.ts"], {
    cwd: root,
    env: {
      ...process.env,
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: data,
      LOG_LEVEL: "warn",
      // All tests of a worker have the same IP address. The limits have their own tests.
      LEADS_PER_MINUTE: "0",
      UPLOADS_PER_MINUTE: "0",
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const closed = new Promise((resolve) => server.once("close", resolve));
  const origin = await readyAddress(server);
  return {
    origin,
    query(sql, ...values) {
      const database = new DatabaseSync(path.join(data, "lightmaker.sqlite"), { readOnly: true });
      try {
        return database.prepare(sql).all(...values);
      } finally {
        database.close();
      }
    },
    async admin(...words) {
      await promisify(execFile)(process.execPath, ["api/server/admin/main.ts", ...words], {
        cwd: root,
        env: { ...process.env, DATA_DIR: data },
      });
    },
    async stop() {
      server.kill("SIGTERM");
      await closed;
      await rm(data, { recursive: true, force: true });
    },
  };
}
