import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { runAdmin } from "../server/admin/run.ts";
import { readConfig } from "../server/config.ts";
import { openFileStore } from "../server/files/uploads.ts";
import { openStorage } from "../server/storage/storage.ts";
import { startPostgres } from "../server/testing/test-postgres.ts";
import type { Fault } from "./fault.ts";
import { createHost } from "./host.ts";
import { Traffic } from "./traffic.ts";

type Environment = Readonly<Record<string, string>>;

/** Backs up all data during traffic and restores it elsewhere, into the same engine and into the other one. */
export const backupDrill: Fault = {
  name: "backup-drill",
  async run(end) {
    const postgres = await startPostgres();
    end.defer(() => postgres.stop());
    const sizes: string[] = [];
    for (const engine of ["sqlite", "postgres"] as const) {
      const database: Environment =
        engine === "postgres" ? { DATABASE_URL: await postgres.createDatabase() } : {};
      const host = await createHost(end, database);
      const from: Environment = { ...database, DATA_DIR: join(host.folder, "data") };
      const server = await host.start();
      const traffic = new Traffic(() => [server.address]);
      end.defer(() => traffic.stop());
      await traffic.more(300);
      const before = { leads: [...traffic.leads.keys()], files: [...traffic.files] };
      const backup = join(host.folder, "backup");
      await admin(from, "backup", backup);
      await traffic.more(100);
      await traffic.stop();
      traffic.assertOnly();

      const targets: readonly Environment[] = [
        { DATA_DIR: join(host.folder, "restored-sqlite") },
        { DATA_DIR: join(host.folder, "restored-postgres"), DATABASE_URL: await postgres.createDatabase() },
      ];
      const restored = [];
      for (const to of targets) {
        await admin(to, "restore", backup);
        restored.push(await readAll(to));
      }
      const [first, second] = restored;
      assert.ok(first && second);
      assert.deepEqual(first, second, "The two engines hold different things after a restore.");
      for (const id of before.leads)
        assert.ok(first.rows.has(`leads ${id}`), "A lead from before is not there.");
      for (const id of before.files) assert.ok(first.files.has(id), "A file from before is not there.");
      // Rows that arrived during or after the backup may be missing in it, but the rows in it must be unchanged.
      const source = await readAll(from);
      for (const [key, row] of first.rows)
        if (!key.startsWith("outbox ")) assert.deepEqual(row, source.rows.get(key));
      for (const [id, hash] of first.files) assert.equal(hash, source.files.get(id));
      sizes.push(`${engine}: ${first.rows.size} rows and ${first.files.size} files`);
    }
    return `restored into both engines, all compared (${sizes.join("; ")})`;
  },
};

async function admin(environment: Environment, ...words: string[]): Promise<void> {
  await runAdmin(words, environment, () => undefined);
}

/** Returns every row by table and key, and the hash of every file's bytes by id. */
async function readAll(environment: Environment) {
  const config = readConfig(environment);
  const rows = new Map<string, unknown>();
  const files = new Map<string, string>();
  const store = await openFileStore(config);
  const storage = await openStorage({
    dataDir: config.DATA_DIR.path,
    databaseUrl: config.DATABASE_URL,
    onIdleError: () => undefined,
  });
  try {
    await storage.dump(async (table, some) => {
      for (const row of some) {
        const key = [row["id"], row["language"], row["path"], row["name"]];
        // A copy, because the two engines create rows with different prototypes.
        rows.set(
          `${table} ${table === "news" ? key.join(" ") : (key.find((part) => part !== undefined) ?? "")}`,
          { ...row },
        );
      }
    });
    for (const { id, sha256 } of await storage.files.list()) {
      const bytes = await store.read(id);
      assert.ok(bytes, "A row is there without its file.");
      const hash = createHash("sha256")
        .update(await buffer(bytes))
        .digest("hex");
      assert.equal(hash, sha256);
      files.set(id, hash);
    }
  } finally {
    await storage.close();
  }
  // A restore counts as the first use of a database.
  rows.delete("secrets first use");
  return { rows, files };
}
