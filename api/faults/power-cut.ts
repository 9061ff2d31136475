import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdir, open, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createFileLinks } from "../server/files/file-links.ts";
import { readKeys } from "../server/signing-keys.ts";
import { openStorage, type Storage } from "../server/storage/storage.ts";
import { type Chance, createChance } from "../server/testing/chance.ts";
import { createTestFolder } from "../server/testing/folders.ts";
import { findProgram, programNamed } from "../server/testing/programs.ts";
import type { ServerProcess } from "../server/testing/test-servers.ts";
import type { Fault } from "./fault.ts";
import { createHost } from "./host.ts";
import { type Fate, fates, PowerDisk, readTree, writeTree } from "./power-disk.ts";
import { ask } from "./requests.ts";
import { Traffic } from "./traffic.ts";

/**
 * Number of disks, number of power cuts for each disk, and maximum number of cuts until a missing flush must have caused a
 * visible loss.
 */
const disks = 4;
const cuts = 5;
const mostCutsOfPlant = 12;

/** Seed for the moments of the cuts and for the data that survives. Set with the environment variable `SEED`. */
const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);

/** Secret of the installation, so that the test can create links to files. */
const secret = "a secret of the test, with 32 letters";

/** One in this many cuts may happen during the start. */
const startEvery = 3;

/**
 * Kinds of flushes that are suppressed, one at a time, to prove that the test detects the loss. The values are parts of paths
 * below the disk.
 */
const plants = {
  "bytes of uploads": "/receiving/",
  "names of uploads": "/data/files",
  "the database": "lightmaker.sqlite",
} as const;

/**
 * Cuts the power at moments chosen by a seed, between any two file operations of the server. The disk keeps all flushed data. Of
 * the rest it keeps nothing, only the names, or random sectors. Afterwards each kind of flush is suppressed in turn: the test
 * must detect the loss.
 */
export const powerCut: Fault = {
  name: "power-cut",
  async run(end) {
    const tools = await createTestFolder();
    end.defer(() => tools.remove());
    const library = join(tools.path, "powerCut.so");
    const source = join(import.meta.dirname, "power-cut.c");
    const flags = ["-O1", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC"];
    execFileSync(findProgram(programNamed("gcc", "gcc", "libc6-dev")), [
      ...flags,
      ...["-o", library, source, "-ldl", "-lpthread"],
    ]);
    console.info(`SEED=${seed}`);
    const chance = createChance(seed);
    const all = { cuts: 0, inStart: 0, operations: 0, leads: 0, files: 0 };
    for (let disk = 0; disk < disks; disk += 1) {
      const seen = await cutPower(library, chance, cuts, disk);
      console.info(`disk ${disk + 1}: ${JSON.stringify(seen)}`);
      for (const name of Object.keys(all) as (keyof typeof all)[]) all[name] += seen[name];
    }
    const bitten: string[] = [];
    for (const [name, lies] of Object.entries(plants)) {
      const [loss, count] = await findLoss(library, lies);
      console.info(`without flushing ${name}: ${loss}`);
      bitten.push(`${name} after ${count}`);
    }
    return `${all.cuts} cuts of ${disks} disks (${all.inStart} in the start) among ${all.operations} operations on files, ${all.leads} leads and ${all.files} uploads answered as stored: 0 lost, 0 torn, each file asked for; flushes left out show: ${bitten.join(", ")} cuts`;
  },
};

/**
 * Cuts the power with one kind of flush suppressed.
 *
 * @returns the loss, and the number of cuts until it was detected
 * @throws AssertionError if no loss was detected
 */
async function findLoss(library: string, lies: string): Promise<readonly [loss: string, cut: number]> {
  let count = 0;
  try {
    await cutPower(library, createChance(seed), mostCutsOfPlant, 0, lies, () => {
      count += 1;
    });
  } catch (error) {
    if (error instanceof Loss) return [error.message, count];
    throw error;
  }
  throw new assert.AssertionError({ message: `Nobody notices that ${lies} is never flushed.` });
}

/** Results for one disk. */
interface Seen {
  readonly cuts: number;
  readonly inStart: number;
  readonly operations: number;
  readonly leads: number;
  readonly files: number;
}

/** Error for acknowledged data that is missing or differs from what was sent. */
class Loss extends Error {
  override readonly name = "Loss";
}

/**
 * Runs one server with leads and uploads, and cuts its power repeatedly. After each cut, continues with the data that the disk
 * kept.
 *
 * @param count number of cuts
 * @param first index of the first cut's fate; the others follow in turn
 * @param lies part of the paths whose flushes are suppressed
 * @param onCut called before the result of each cut is checked
 * @returns number of cuts, of cuts during the start, of operations, and of acknowledged leads and files
 * @throws Loss
 */
async function cutPower(
  library: string,
  chance: Chance,
  count: number,
  first: number,
  lies = "",
  onCut = (): void => undefined,
): Promise<Seen> {
  const end = new AsyncDisposableStack();
  try {
    const place = await createTestFolder();
    end.defer(() => place.remove());
    const [disk, log, control] = [
      join(place.path, "disk"),
      join(place.path, "log"),
      join(place.path, "left"),
    ];
    await mkdir(disk);
    await writeFile(control, Buffer.alloc(8));
    // Written in place and never truncated: the server has mapped the file into its memory.
    const cutAfter = async (operations: number): Promise<void> => {
      const left = Buffer.alloc(8);
      left.writeBigInt64LE(BigInt(operations));
      const handle = await open(control, "r+");
      await handle.write(left).finally(() => handle.close());
    };
    const host = await createHost(end, {
      DATA_DIR: join(disk, "data"),
      SECRET: secret,
      // Copies of the site's own files may be lost, so they are not tested.
      OLD_ASSETS_DAYS: "0",
      LD_PRELOAD: library,
      POWER_ROOT: disk,
      POWER_LOG: log,
      POWER_CONTROL: control,
      POWER_LIES: lies,
      // With io_uring, Node would bypass the C library.
      UV_USE_IO_URING: "0",
    });
    let address = "http://127.0.0.1:9";
    const traffic = new Traffic(() => [address]);
    end.defer(() => traffic.stop());
    let [operations, inStart] = [0, 0];
    for (let cut = 0; cut < count; cut += 1) {
      const before = await readTree(disk);
      await writeFile(log, "");
      const early = (first + 2 * cut) % startEvery === startEvery - 1;
      await cutAfter(early ? 1 + chance.below(cut === 0 ? 150 : 15) : 0);
      const server = await startOrCut(host.start, early);
      if (server) {
        address = server.address;
        if (!early) {
          await traffic.more(20 + chance.below(60));
          await cutAfter(1 + chance.below(300));
        }
        const ending = await server.exited;
        if (ending.signal !== "SIGKILL") throw new Error(`The server ended by itself: ${server.log()}`);
      } else inStart += 1;
      address = "http://127.0.0.1:9";
      onCut();

      const replayed = PowerDisk.replay(disk, before, await readFile(log));
      operations += replayed.operations;
      await assertSawAll(replayed, disk);
      const fate = fates[(first + cut) % fates.length] ?? "nothing";
      await writeTree(disk, replayed.afterCut(fate, chance));
      await assertKept(disk, place.path, traffic, fate);
    }
    await cutAfter(0);
    await writeFile(log, "");
    const server = await host.start().catch((cause: unknown) => {
      throw new Loss("The server does not start on what the disk kept.", { cause });
    });
    address = server.address;
    await traffic.more(20);
    await traffic.stop();
    const storage = await host.openStorage();
    await traffic.assertNothingLost(storage);
    await askForAll(server, storage);
    return { cuts: count, inStart, operations, leads: traffic.leads.size, files: traffic.files.size };
  } finally {
    await end.disposeAsync();
  }
}

/** @returns `undefined` if the power was cut before the server was ready, which may happen in a cut during the start */
async function startOrCut(
  start: () => Promise<ServerProcess>,
  isEarly: boolean,
): Promise<ServerProcess | undefined> {
  try {
    return await start();
  } catch (cause) {
    // A server that refuses to start prints the reason. A server without power prints nothing.
    if (isEarly && (cause as Error).message === "The server ended: ") return undefined;
    throw new Loss("The server does not start on what the disk kept.", { cause });
  }
}

/** @throws AssertionError if the log misses a file operation of the server */
async function assertSawAll(replayed: PowerDisk, disk: string): Promise<void> {
  const [live, real] = [replayed.live(), await readTree(disk)];
  assert.deepEqual([...live.keys()].sort(), [...real.keys()].sort(), "The log missed a name.");
  for (const [name, bytes] of real) {
    // SQLite uses this file as shared memory and recreates it after a crash.
    if (name.endsWith("-shm")) continue;
    assert.ok(bytes === undefined || live.get(name)?.equals(bytes), `The log missed bytes of ${name}.`);
  }
}

/** Checks a copy of the disk, so that the server itself is the first to open the database after the cut. @throws Loss */
async function assertKept(disk: string, folder: string, traffic: Traffic, fate: Fate): Promise<void> {
  const copy = join(folder, "copy");
  await rm(copy, { recursive: true, force: true });
  await cp(disk, copy, { recursive: true });
  const [leads, files] = [traffic.leads.size, traffic.files.size];
  try {
    const storage = await openStorage({ dataDir: join(copy, "data"), onIdleError: () => undefined });
    try {
      if (leads > 0 && files > 0) await traffic.assertNothingLost(storage);
      for (const { id, size, sha256 } of await storage.files.list()) {
        const bytes = await readFile(join(copy, "data/files", id));
        assert.equal(bytes.length, size, `Of file ${id} a part is gone.`);
        assert.equal(createHash("sha256").update(bytes).digest("hex"), sha256, `File ${id} is torn.`);
      }
    } finally {
      await storage.close();
    }
  } catch (cause) {
    const [what] = (cause as Error).message.split("\n", 1);
    throw new Loss(
      `Of ${leads} leads and ${files} files, with ${fate} kept of what was not flushed: ${what}`,
      { cause },
    );
  }
}

/** Requests every file of the database from the server. @throws Loss if the response is not that file */
async function askForAll({ address }: ServerProcess, storage: Storage): Promise<void> {
  const links = createFileLinks(
    (await readKeys({ SECRET: secret, PREVIOUS_SECRET: undefined }, storage)).fileLinks,
    1,
  );
  const files = await storage.files.list();
  for (const { id, sha256 } of files) {
    const { status, body } = await ask(address + links.sign(id));
    if (status !== 200 || createHash("sha256").update(body).digest("hex") !== sha256)
      throw new Loss(`File ${id} is answered with ${status} and ${body.length} bytes that are not it.`);
  }
}
