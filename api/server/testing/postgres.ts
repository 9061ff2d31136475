import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chownSync, globSync } from "node:fs";
import { dirname, join } from "node:path";
import pg from "pg";
import { createTestFolder } from "./folders.ts";
import { findProgram, type Program, programNamed } from "./programs.ts";
import { waitFor } from "./waitFor.ts";

/** A PostgreSQL server of the test's own: a fresh cluster in a temporary folder, on a Unix socket only. */
export interface TestPostgres {
  /** Makes an empty database and returns its address. */
  createDatabase(): Promise<string>;
  /**
   * Ends the server and starts it again on the same data.
   *
   * @param signal SIGINT ends sessions and writes everything out, SIGQUIT is like a crash
   * @param meanwhile runs while there is no server
   */
  restart(signal: "SIGINT" | "SIGQUIT", meanwhile: () => Promise<void>): Promise<void>;
  /** Ends the server and deletes its folder. */
  stop(): Promise<void>;
}

/** The program that makes a cluster; those that run one lie beside it. Debian's newest, then what is on PATH. */
export const postgresql: Program = {
  name: "PostgreSQL",
  find: () => {
    const versions = globSync("/usr/lib/postgresql/*/bin/initdb");
    const number = (path: string): number => Number(path.split("/")[4]);
    return versions.sort((one, other) => number(other) - number(one))[0] ?? programNamed("initdb").find();
  },
  packages: ["postgresql"],
};

/**
 * Starts PostgreSQL, installing it first when it is not there, and says which.
 *
 * @throws Error when there are no binaries and none can be installed
 */
export async function startPostgres(): Promise<TestPostgres> {
  const bin = dirname(findProgram(postgresql));
  console.info(`PostgreSQL: using ${bin}`);
  const folder = await createTestFolder();
  const data = join(folder.path, "data");
  // initdb and postgres refuse to run as root, so root lends them Debian's user.
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
    const child = spawn(...run("postgres", "-D", data, "-k", folder.path, "-c", "listen_addresses="), {
      cwd: folder.path,
      stdio: ["ignore", "ignore", "pipe"],
    });
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
      // SIGINT is PostgreSQL's fast shutdown: open sessions are ended, data is kept whole.
      await end("SIGINT");
      await folder.remove();
    },
  };
}

/** Runs one statement on a connection of its own. */
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
