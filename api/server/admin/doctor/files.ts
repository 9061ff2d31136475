import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { fileSizeLimit } from "../../../contract/index.ts";
import type { Config } from "../../config.ts";
import { namesIn } from "../../file-system.ts";
import { type FileStore, isFileId, makePrivateFolder } from "../../files/file-store.ts";
import { foreignStore, ownerOfStore } from "../../files/store-owner.ts";
import { filesFolder, openFileStore } from "../../files/uploads.ts";
import { createScan } from "../../files/virus-scan.ts";
import { RequestFault } from "../../request-fault.ts";
import type { AdminContext } from "../command.ts";
import { type Finding, openedStorage } from "./finding.ts";
import { rightsFault } from "./rights.ts";

/** Stores a trial file, and compares the files of the store with their rows. */
export async function examineFiles(context: AdminContext): Promise<readonly Finding[]> {
  const { config } = context;
  const open = await openedStorage(context);
  // Without a database, nothing is made in DATA_DIR; a bucket can be tried.
  if (!open && config.S3_BUCKET === undefined) return [];
  const rows = (await open?.files.list()) ?? [];
  const store = await openFileStore(config);
  const receiving = open
    ? join(config.DATA_DIR.path, "receiving")
    : await mkdtemp(join(tmpdir(), "lightmaker-doctor-"));
  try {
    await makePrivateFolder(receiving);
    await tryStore(store, receiving);
  } catch (error) {
    throw new Error(`Files: a trial file cannot be stored: ${(error as Error).message}`, { cause: error });
  } finally {
    if (!open) await rm(receiving, { recursive: true });
  }
  const isForeign = open !== undefined && (await ownerOfStore(store, open)) === "another";
  const there = new Map((await store.list()).map((file) => [file.id, file]));
  const lost = rows.filter(({ id }) => !there.has(id));
  const sizeOf = (id: string): number => there.get(id)?.size ?? Number.NaN;
  // Comparisons with an unknown size are false.
  const cut = rows.filter(({ id, size }) => sizeOf(id) < size || sizeOf(id) > size);
  const closed = config.S3_BUCKET === undefined ? findClosed(config, rows) : [];
  const known = new Set(rows.map(({ id }) => id));
  const unknown = open ? [...there.keys()].filter((id) => !known.has(id)).length : 0;
  const where = config.S3_BUCKET === undefined ? "in the data folder" : `in the bucket ${config.S3_BUCKET}`;
  return [
    { state: "ok", text: `Files: ${rows.length} rows, ${there.size} files ${where}.` },
    ...(isForeign
      ? [{ state: "wrong" as const, text: `Expired leads and files are not deleted: ${foreignStore}` }]
      : []),
    ...(await examineLeftFiles(config)),
    ...examineTotal(config, rows),
    ...lost.slice(0, mostNamed).map(({ id, name }) => ({
      state: "wrong" as const,
      text: `The file ${id} (${name}) has a row but no bytes.`,
    })),
    ...(lost.length > mostNamed
      ? [
          {
            state: "wrong" as const,
            text: `${lost.length - mostNamed} more files have a row but no bytes.`,
          },
        ]
      : []),
    ...(lost.length > 0 ? [{ state: "hint" as const, text: await whereLost(config, lost) }] : []),
    ...(config.DATABASE_URL !== undefined && config.S3_BUCKET === undefined
      ? [
          {
            state: "hint" as const,
            text: "Files lie in DATA_DIR, so another server of this PostgreSQL database does not see them: links to them end with 404 there, and its backups lack them. Set the four S3_ settings on all servers before there is a second one.",
          },
        ]
      : []),
    ...closed.slice(0, mostNamed).map((text) => ({ state: "wrong" as const, text })),
    ...(closed.length > mostNamed
      ? [{ state: "wrong" as const, text: `${closed.length - mostNamed} more files cannot be read.` }]
      : []),
    ...cut.map(({ id, name, size }) => ({
      state: "wrong" as const,
      text: `The file ${id} (${name}) has ${sizeOf(id)} bytes instead of ${size}: take it from a backup.`,
    })),
    ...(unknown > 0
      ? [
          {
            state: "hint" as const,
            text: `${unknown} files have no row in the database. The daily sweep deletes those that came after its first use when they are 30 days old; others may belong to leads that a backup did not have: \`rescue\` finds them.`,
          },
        ]
      : []),
  ];
}

/** Number of lost files that are named: a bucket that was not filled lacks all of them. */
const mostNamed = 5;

/** Says where the bytes of lost files may be. */
async function whereLost(
  { DATA_DIR, DATABASE_URL, S3_BUCKET }: Config,
  lost: readonly { readonly id: string }[],
): Promise<string> {
  const otherwise =
    "Otherwise take them from a backup. One that no backup has is given up by `files forget ID`; until then, `backup` ends with status 1.";
  if (S3_BUCKET === undefined)
    return `Files without bytes: was the folder \`files\` in DATA_DIR left behind${DATABASE_URL === undefined ? "" : ", or did another server of this database take them"}? ${otherwise}`;
  const folder = filesFolder({ DATA_DIR });
  const local = new Set(await readdir(folder).catch(() => []));
  const count = lost.filter(({ id }) => local.has(id)).length;
  return count > 0
    ? `Files without bytes: ${folder} holds ${count} of them: copy that folder into the bucket (\`aws s3 cp --recursive ${folder} s3://${S3_BUCKET}/\`).`
    : `Files without bytes: is S3_BUCKET the right one? ${otherwise}`;
}

/** Names files that stayed in DATA_DIR when a bucket was set: no erasure reaches them. */
async function examineLeftFiles({ DATA_DIR, S3_BUCKET }: Config): Promise<readonly Finding[]> {
  if (S3_BUCKET === undefined) return [];
  const folder = filesFolder({ DATA_DIR });
  const count = (await namesIn(folder)).filter(isFileId).length;
  return count === 0
    ? []
    : [
        {
          state: "hint",
          text: `${folder} holds ${count} files, though S3_BUCKET is set: no erasure reaches them. Delete the folder when the bucket has all files and there is a backup.`,
        },
      ];
}

/** Returns what is wrong with files that this user may not read, as root leaves them that were copied from a backup. */
function findClosed(
  { DATA_DIR }: Config,
  rows: readonly { readonly id: string; readonly name: string }[],
): readonly string[] {
  return rows.flatMap(({ id, name }) => {
    const fault = rightsFault("DATA_DIR", join(filesFolder({ DATA_DIR }), id), "keep");
    return fault === undefined ? [] : [`The file ${id} (${name}) is in no backup and no download. ${fault}`];
  });
}

/** Compares the size of all files with UPLOADS_MB. */
function examineTotal(
  { UPLOADS_MB }: Config,
  rows: readonly { readonly size: number }[],
): readonly Finding[] {
  const used = rows.reduce((sum, { size }) => sum + size, 0) / 1_048_576;
  const largest = fileSizeLimit / 1_048_576;
  if (UPLOADS_MB === 0 || used < 0.9 * UPLOADS_MB) return [];
  return [
    {
      state: used + largest > UPLOADS_MB ? "wrong" : "hint",
      text: `Files take ${Math.round(used)} MB of UPLOADS_MB (${UPLOADS_MB}); uploads that exceed it are refused. Erase old leads, or raise it.`,
    },
  ];
}

/**
 * Stores a file, reads it back and deletes it.
 *
 * @param receiving where uploads are received: the local store moves bytes, which works within one file system, and the sweep deletes
 * what stays
 * @throws the store's error
 */
async function tryStore(store: FileStore, receiving: string): Promise<void> {
  const bytes = randomBytes(64);
  const id = randomBytes(24).toString("base64url");
  const path = join(receiving, `doctor-${id}`);
  try {
    await writeFile(path, bytes, { mode: 0o600 });
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    await store.put(id, { path, size: bytes.length, sha256 });
    const read = await store.read(id);
    if (!read || !bytes.equals(await buffer(read.take(bytes.length))))
      throw new Error("The file store does not return a file as it was stored.");
    await store.remove(id);
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * The EICAR test file. It is harmless, but every virus scanner reports it. Split into two parts, so that scanners do not report
 * this source file.
 */
const testFile = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-", "STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

/** Tries the virus scanner with a harmless file and EICAR's test file. */
export async function examineScan({ config }: AdminContext): Promise<readonly Finding[]> {
  if (config.SCAN_COMMAND.length === 0)
    return [{ state: "hint", text: "SCAN_COMMAND is not set: nobody looks for viruses in uploads." }];
  const scan = createScan(config.SCAN_COMMAND);
  const folder = await mkdtemp(join(tmpdir(), "lightmaker-doctor-"));
  const verdict = async (content: string): Promise<string> => {
    const path = join(folder, "file");
    await writeFile(path, content);
    return scan(path).then(
      () => "clean",
      (error: unknown) => {
        if (!(error instanceof RequestFault)) throw error;
        return error.cause instanceof Error ? error.cause.message : "harmful";
      },
    );
  };
  try {
    const [clean, harmful] = [await verdict("LightMaker"), await verdict(testFile)];
    if (clean !== "clean")
      return [{ state: "wrong", text: `SCAN_COMMAND refuses a harmless file: ${clean.replace(/\.$/, "")}.` }];
    if (harmful !== "harmful")
      return [
        {
          state: "wrong",
          text: `SCAN_COMMAND does not refuse EICAR's test file: ${harmful.replace(/\.$/, "")}.`,
        },
      ];
    return [{ state: "ok", text: "SCAN_COMMAND tells a harmless file from EICAR's test file." }];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
