import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chownSync, globSync } from "node:fs";
import { dirname, join } from "node:path";
import pg from "pg";
import { createTestFolder } from "./folders.ts";
import { findProgram, type Program, programNamed } from "./programs.ts";
import { waitFor } from "./wait-for.ts";

/** PostgreSQL server of a test: a new cluster in a temporary folder, on a Unix socket only. */
export interface TestPostgres {
  /** Creates an empty database and returns its address. */
  createDatabase(): Promise<string>;
  /**
   * Stops the server and starts it again on the same data.
   *
   * @param signal SIGINT ends sessions and writes all data to disk, SIGQUIT is like a crash
   * @param meanwhile runs while the server is stopped
   */
  restart(signal: "SIGINT" | "SIGQUIT", meanwhile: () => Promise<void>): Promise<void>;
  /** Stops the server and deletes its folder. */
  stop(): Promise<void>;
}

/**
 * The program that creates a cluster; the other programs are in the same folder. Prefers Debian's newest version, then the one on
 * PATH.
 */
export const postgresql: Program = {
  name: "PostgreSQL",
  find: () => {
    const versions = globSync("/usr/lib/postgresql/*/bin/initdb");
    const number = (path: string): number => Number(path.split("/")[4]);
    return versions.sort((one, other) => number(other) - number(one))[0] ?? programNamed("initdb").find();
  },
  packages: ["postgresql"],
};

/** Nothing reaches the disk: a killed process loses nothing by that, and no test cuts the power of this server. */
const withoutFlush = ["-c", "fsync=off", "-c", "full_page_writes=off"];

/**
 * Starts PostgreSQL and logs its folder. Installs it first if it is missing.
 *
 * @throws Error if PostgreSQL is missing and cannot be installed
 */
export async function startPostgres(): Promise<TestPostgres> {
  const bin = dirname(findProgram(postgresql));
  console.info(`PostgreSQL: using ${bin}`);
  const folder = await createTestFolder();
  const data = join(folder.path, "data");
  // initdb and postgres refuse to run as root. If the tests run as root, use Debian's postgres user.
  const asUser = process.getuid?.() === 0 ? lendUser(folder.path) : [];
  const run = (program: string, ...options: string[]): readonly [string, string[]] => {
    const [command = "", ...rest] = [...asUser, join(bin, program), ...options];
    return [command, rest];
  };
  execFileSync(
    ...run("initdb", "-D", data, "-U", "lightmaker", "--auth=trust", "--encoding=UTF8", "--no-sync"),
    {
      cwd: folder.path,
      stdio: "pipe",
    },
  );
  const url = (database: string): string => `postgres://lightmaker@/${database}?host=${folder.path}`;
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(
      ...run("postgres", "-D", data, "-k", folder.path, "-c", "listen_addresses=", ...withoutFlush),
      {
        cwd: folder.path,
        stdio: ["ignore", "ignore", "pipe"],
      },
    );
    let log = "";
    child.stderr.on("data", (chunk: Buffer) => {
      log += chunk.toString();
    });
    await waitFor("PostgreSQL takes connections", async () => {
      if (child.exitCode !== null) throw new Error(`PostgreSQL ended: ${log}`);
      return query(url("postgres"), "select 1").then(
        () => true,
        () => false,
      );
    });
    return child;
  };
  let server = await start();
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    // A failed restart leaves it ended.
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill(signal);
    await ended;
  };
  return {
    async createDatabase() {
      const name = `test_${randomUUID().replaceAll("-", "")}`;
      await query(url("postgres"), `create database ${name}`);
      return url(name);
    },
    async restart(signal, meanwhile) {
      await end(signal);
      await meanwhile();
      server = await start();
    },
    async stop() {
      // SIGINT is PostgreSQL's fast shutdown: it ends open sessions and keeps the data consistent.
      await end("SIGINT");
      await folder.remove();
    },
  };
}

/** Runs one statement on its own connection. */
export async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function lendUser(folder: string): string[] {
  const id = (flag: string): number => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  chownSync(folder, id("-u"), id("-g"));
  return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"];
}
