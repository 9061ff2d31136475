import { createHash, randomBytes } from "node:crypto";
import { existsSync, globSync, readdirSync } from "node:fs";
import { mkdtemp, rm, stat, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { buffer } from "node:stream/consumers";
import * as v from "valibot";
import { fileSizeLimit, routes } from "../../contract/index.ts";
import { askForModels } from "../chat/model-wording.ts";
import { type Config, misspeltSettings } from "../config.ts";
import { fetchFault } from "../fetch.ts";
import { type FileStore, makePrivateFolder, tryWriting } from "../files/file-store.ts";
import { openFileStore } from "../files/uploads.ts";
import { createScan } from "../files/virus-scan.ts";
import { RequestFault } from "../http/answer.ts";
import { isThisMachine } from "../http/networks.ts";
import { openChannels } from "../outbox/open-channels.ts";
import { fingerprint, readKeys } from "../signing-keys.ts";
import { otherBuiltOrigin } from "../static/built-origin.ts";
import {
  findFolderFault,
  holdsOnlyOurs,
  isOpenToOthers,
  isWritable,
  nearestFolder,
  sqliteFile,
} from "../storage/data-folder.ts";
import { earliestTime } from "../storage/lead-store.ts";
import type { Storage } from "../storage/storage.ts";
import { afterDamage, NoDatabaseError } from "../storage/storage-error.ts";
import { adviceFor, findUnusedLeads } from "../storage/unused-sqlite.ts";
import { leftCopies, readBackups } from "./backup-folder.ts";
import { type AdminContext, type Command, minute, oneLine, UsageError } from "./command.ts";
import { erasedAgain, readErasureNotes, unreadableNotes } from "./erasure-notes.ts";
import { exportFile } from "./person-commands.ts";

/** Minimum of free disk space, in bytes. */
const leastSpace = 500 * 1024 * 1024;

/** Maximum age of the newest backup, in milliseconds: allows daily backups with one failure. */
const oldestBackup = 2 * 86_400_000;

/** Formats a duration in milliseconds as hours, or as days if it is longer than two. */
function inWords(duration: number): string {
  const hours = Math.round(duration / 3_600_000);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}

/** Result of one check. */
interface Finding {
  readonly state: "ok" | "hint" | "wrong";
  readonly text: string;
}

const examinations: readonly ((context: AdminContext) => Promise<readonly Finding[]>)[] = [
  examineSettings,
  examineDatabase,
  examineKeys,
  examineFiles,
  examineOutbox,
  examineScan,
  examineFolders,
  examineBackups,
  examineModel,
  examinePort,
  examineProxy,
];

/** Checks everything the server needs. */
export const doctorCommands: Readonly<Record<string, Command>> = {
  doctor: {
    usage: "",
    summary: "looks at settings, database, files, mail and disk, and says what is wrong",
    words: [0, 0],
    async run(_, context) {
      let wrong = 0;
      // A missing database makes several checks fail. Report it only once.
      const known = new Set<string>();
      for (const examine of examinations) {
        const findings = await examine(context).catch((error: Error): readonly Finding[] => [
          { state: "wrong", text: error.message },
        ]);
        for (const { state, text } of findings) {
          if (known.has(text)) continue;
          known.add(text);
          if (state === "wrong") wrong += 1;
          context.print(`${state.padEnd(5)}  ${oneLine(text)}`);
        }
      }
      if (wrong > 0) throw new UsageError(`${wrong} thing${wrong === 1 ? " is" : "s are"} wrong.`);
    },
  },
};

async function examineSettings({ environment }: AdminContext): Promise<readonly Finding[]> {
  return misspeltSettings(environment).map(([name, meant]) => ({
    state: "wrong",
    text: `${name} is no setting and is ignored. Is ${meant} meant?`,
  }));
}

async function examineDatabase({ storage, config }: AdminContext): Promise<readonly Finding[]> {
  const open = await storage().catch((error: unknown) => {
    if (error instanceof NoDatabaseError) return error.message;
    throw error;
  });
  // Before the first start. What the database would tell is left out; everything else is looked at.
  if (typeof open === "string") {
    const unused =
      config.DATABASE_URL === undefined
        ? undefined
        : await findUnusedLeads(config.DATA_DIR.path, {
            engine: "postgres",
            leads: { list: async () => [] },
          });
    return [
      unused
        ? { state: "wrong", text: adviceFor(unused) }
        : { state: "hint", text: `New installation? ${open}` },
    ];
  }
  const [damage, ...more] = await open.findDamage();
  if (damage !== undefined)
    return [
      {
        state: "wrong",
        text: `The database file is damaged: ${damage}${more.length > 0 ? ` and ${more.length} more faults` : ""}. ${afterDamage}`,
      },
    ];
  await open.check();
  const [leads, news, seo] = await Promise.all([
    open.leads.list(),
    open.published.news(),
    open.published.seo(),
  ]);
  const notes = await readErasureNotes([config.BACKUP_DIR]);
  const questions = erasedAgain(await open.listUnanswered(), notes?.notes ?? [], "questions");
  const unused = await findUnusedLeads(config.DATA_DIR.path, open);
  const misdated = leads.filter(({ created_at }) => created_at < earliestTime);
  return [
    {
      state: "ok",
      text: `Database: ${open.engine}, ${leads.length} leads, ${news.length} news, ${seo.length} SEO entries.`,
    },
    ...erasedAgain(leads, notes?.notes ?? [], "leads").map(({ id }) => ({
      state: "wrong" as const,
      text: `The lead ${id} was erased and is in the database again: \`erasures repeat\`.`,
    })),
    ...(questions.length > 0
      ? [
          {
            state: "wrong" as const,
            text: `${questions.length} questions to the chat were erased and are in the database again: \`erasures repeat\`.`,
          },
        ]
      : []),
    ...unreadableNotes(notes).map((text) => ({ state: "wrong" as const, text })),
    ...(unused ? [{ state: "wrong" as const, text: adviceFor(unused) }] : []),
    ...(open.engine === "postgres" && !unused && existsSync(join(config.DATA_DIR.path, sqliteFile))
      ? [
          {
            state: "hint" as const,
            text: `${join(config.DATA_DIR.path, sqliteFile)} holds the leads from before the move to PostgreSQL, which no erasure reaches: delete it, with -wal and -shm, when PostgreSQL has a backup.`,
          },
        ]
      : []),
    ...(config.LEAD_DAYS > 0 &&
    [...(await open.leads.before(Date.now() - (config.LEAD_DAYS + 8) * 86_400_000)), ...misdated].length > 0
      ? [
          {
            state: "wrong" as const,
            text: "Leads are past LEAD_DAYS by more than a week, or came with a wrong clock: see `leads sweep`.",
          },
        ]
      : []),
  ];
}

/** Returns the storage; `undefined` if it cannot be opened, which `examineDatabase` has reported. */
const openedStorage = ({ storage }: AdminContext): Promise<Storage | undefined> =>
  storage().catch(() => undefined);

async function examineKeys(context: AdminContext): Promise<readonly Finding[]> {
  const { config } = context;
  const open = await openedStorage(context);
  if (!open) return [];
  const { fileLinks } = await readKeys(config, open);
  const from = config.SECRET === undefined ? "the database" : "SECRET";
  const earlier = fileLinks.length > 1 ? ", signatures of the previous one are valid" : "";
  return [
    {
      state: "ok",
      text: `Key: ${fingerprint(fileLinks)}, from ${from}${earlier}. All servers of this site show the same.`,
    },
  ];
}

async function examineFiles(context: AdminContext): Promise<readonly Finding[]> {
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
  const there = new Map((await store.list()).map((file) => [file.id, file]));
  const lost = rows.filter(({ id }) => !there.has(id));
  const sizeOf = (id: string): number => there.get(id)?.size ?? Number.NaN;
  // Comparisons with an unknown size are false.
  const cut = rows.filter(({ id, size }) => sizeOf(id) < size || sizeOf(id) > size);
  const known = new Set(rows.map(({ id }) => id));
  const unknown = open ? [...there.keys()].filter((id) => !known.has(id)).length : 0;
  const where = config.S3_BUCKET === undefined ? "in the data folder" : `in the bucket ${config.S3_BUCKET}`;
  return [
    { state: "ok", text: `Files: ${rows.length} rows, ${there.size} files ${where}.` },
    ...examineTotal(config, rows),
    ...lost.map(({ id, name }) => ({
      state: "wrong" as const,
      text: `The file ${id} (${name}) has a row but no bytes.`,
    })),
    ...cut.map(({ id, name, size }) => ({
      state: "wrong" as const,
      text: `The file ${id} (${name}) has ${sizeOf(id)} bytes instead of ${size}: take it from a backup.`,
    })),
    ...(unknown > 0
      ? [
          {
            state: "hint" as const,
            text: `${unknown} files have no row in the database. The daily sweep deletes those that came after its first use; others may belong to leads that a backup did not have: \`rescue\` finds them.`,
          },
        ]
      : []),
  ];
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

async function examineOutbox(context: AdminContext): Promise<readonly Finding[]> {
  const { config } = context;
  const open = await openedStorage(context);
  const all = (await open?.outbox.list()) ?? [];
  const rows = all.filter(({ sent_at }) => sent_at === null);
  const partly = all.findLast(
    ({ sent_at, last_error }) => (sent_at ?? 0) > Date.now() - 7 * 86_400_000 && last_error !== null,
  );
  const channels = await openChannels(config);
  const dead = rows.filter(({ dead_at }) => dead_at !== null).length;
  const findings: Finding[] = open
    ? [{ state: "ok", text: `Outbox: ${rows.length - dead} messages wait.` }]
    : [];
  if (dead > 0)
    findings.push({ state: "wrong", text: `${dead} messages were given up: \`outbox list\` says why.` });
  if (partly)
    findings.push({
      state: "wrong",
      text: `The message ${partly.id} was sent ${minute(partly.sent_at ?? 0)} UTC, but ${partly.last_error}`,
    });
  const [oldest, ...others] = rows.filter(
    ({ dead_at, last_error }) => dead_at === null && last_error !== null,
  );
  if (oldest)
    findings.push({
      state: "wrong",
      text: `${others.length + 1} messages wait after a failed try, the oldest since ${minute(oldest.created_at)} UTC: ${oldest.last_error}`,
    });
  if (channels.length === 0) {
    findings.push({
      state: "hint",
      text: "Nobody is told about leads: set SMTP_URL, MAIL_FROM and MAIL_TO, or WEBHOOKS.",
    });
  }
  for (const { url } of config.WEBHOOKS) {
    const { protocol, host, hostname } = new URL(url);
    if (protocol === "http:" && !isThisMachine(hostname))
      findings.push({
        state: "wrong",
        text: `WEBHOOKS: leads go to ${host} without TLS, and whoever is in between reads them. Use https.`,
      });
  }
  for (const channel of channels) {
    const error = await channel.check().then(
      () => undefined,
      (caught: Error) => caught.message,
    );
    channel.close();
    findings.push(
      error === undefined
        ? { state: "ok", text: `Channel ${channel.name}.` }
        : { state: "wrong", text: `Channel ${channel.name}: ${error}` },
    );
  }
  return findings;
}

async function examineFolders({ config }: AdminContext): Promise<readonly Finding[]> {
  const findings: Finding[] = [...(await examineDataFolder(config))];
  for (const [name, file] of built) {
    const { path } = config[name];
    const there = await stat(join(path, file)).then(
      () => true,
      () => false,
    );
    findings.push(
      there
        ? { state: "ok", text: `${name}: ${path}.` }
        : { state: "wrong", text: `${name}: there is no ${join(path, file)}. Build the site.` },
    );
  }
  const builtFor = await otherBuiltOrigin(config);
  if (builtFor !== undefined) {
    findings.push({
      state: "wrong",
      text: `The site was built for ${builtFor}, SITE_URL is ${config.SITE_URL}: canonical addresses and the sitemap name the former. Build again with SITE_URL=${config.SITE_URL}.`,
    });
  }
  if (config.SITE_URL === undefined) {
    findings.push({
      state: "hint",
      text: "SITE_URL is not set: feeds and links in mails name this machine.",
    });
  }
  return findings;
}

async function examineDataFolder({
  DATA_DIR: { path },
  DISK_RESERVE_MB,
}: Config): Promise<readonly Finding[]> {
  const fault = findFolderFault(path);
  if (fault !== undefined) return [{ state: "wrong", text: fault }];
  // Before the first start, the folder above says what the start will find.
  const nearest = nearestFolder(path);
  const { bavail, bsize } = await statfs(nearest);
  const free = bavail * bsize;
  const reserve = DISK_RESERVE_MB * 1_048_576;
  const isFull = free < reserve;
  const findings: Finding[] = [
    {
      state: isFull || free < leastSpace ? "wrong" : free < 2 * reserve ? "hint" : "ok",
      text: `Disk: ${Math.round(free / 1_048_576)} MB free at ${nearest}; ${isFull ? "uploads are refused, because that is" : "uploads are refused"} below DISK_RESERVE_MB (${DISK_RESERVE_MB}).`,
    },
  ];
  if (nearest !== path)
    findings.push(
      isWritable(nearest)
        ? { state: "hint", text: `The first start makes the folder ${path}.` }
        : { state: "wrong", text: `DATA_DIR is ${path}, but this user can make no folder in ${nearest}.` },
    );
  // The first start closes an empty folder.
  else if (isOpenToOthers(path) && readdirSync(path).length > 0)
    findings.push({
      state: "wrong",
      text: holdsOnlyOurs(path)
        ? `Others than its owner can look into ${path}: \`chmod 700\` closes it.`
        : `Others than its owner can look into ${path}, which holds other things as well: give DATA_DIR a folder of its own.`,
    });
  return findings;
}

/** Folders from the build, each with a file that shows that the build is complete. */
const built = [
  ["SITE_DIR", "index.html"],
  ["MEDIA_DIR", ""],
  ["KNOWLEDGE_DIR", "knowledge.zh.json"],
  ["PAGES_DIR", "news.js"],
] as const;

/**
 * The EICAR test file. It is harmless, but every virus scanner reports it. Split into two parts, so that scanners do not report
 * this source file.
 */
const testFile = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-", "STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

async function examineScan({ config }: AdminContext): Promise<readonly Finding[]> {
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

async function examineBackups(context: AdminContext): Promise<readonly Finding[]> {
  const { config } = context;
  const backups = config.BACKUP_DIR;
  if (backups === undefined)
    return [{ state: "hint", text: "BACKUP_DIR is not set: nobody can say how old the newest backup is." }];
  if (!relative(config.DATA_DIR.path, backups).startsWith(".."))
    return [
      {
        state: "wrong",
        text: `BACKUP_DIR (${backups}) is in DATA_DIR: whoever moves or loses that folder loses the backups with it. Name another folder.`,
      },
    ];
  // `admin backup` creates a missing folder.
  if (existsSync(backups)) await tryWriting(backups);
  const { whole, refused } = await readBackups(backups);
  const [newest] = whole;
  return [
    newest
      ? {
          state: Date.now() - newest.time > oldestBackup ? "wrong" : "ok",
          text: `Backup: the newest, ${newest.folder}, is ${inWords(Date.now() - newest.time)} old.`,
        }
      : {
          state: (await openedStorage(context)) ? "wrong" : "hint",
          text: `There is no whole backup in ${backups}: make one with \`backup\`.`,
        },
    ...globSync(join("*", exportFile), { cwd: backups }).map((file) => ({
      state: "hint" as const,
      text: `${join(backups, dirname(file))} holds one person's data from \`person export\`, which no erasure reaches: delete it when it has been handed over.`,
    })),
    ...(await leftCopies()).map((folder) => ({
      state: "hint" as const,
      text: `${folder} holds a copy of data that an interrupted command left: the next \`backup\` or \`drill\` deletes it.`,
    })),
    ...refused.map(({ folder, reason }) => ({
      state: "wrong" as const,
      text: `${folder} counts as no backup, and \`backup prune\` leaves it: ${reason} ${newest ? "Look at it, and delete it by hand." : "Keep it until there is another one: `restore` takes it by its name if it is whole."}`,
    })),
  ];
}

async function examineModel({ config }: AdminContext): Promise<readonly Finding[]> {
  const { CHAT_MODEL_URL: url, CHAT_MODEL: model, CHAT_MODEL_KEY: key } = config;
  if (url === undefined || model === undefined) return [];
  await askForModels({ url, key, timeoutMs: config.CHAT_MODEL_TIMEOUT_MS });
  return [{ state: "ok", text: `CHAT_MODEL_URL: ${url} answers.` }];
}

const healthEnvelope = v.object({
  message: v.picklist(["health.up", "health.databaseDown", "health.cannotStore"]),
});

/** Time that a program on the port has to answer, in milliseconds. */
const portPatience = 5_000;

async function examinePort({ config }: AdminContext): Promise<readonly Finding[]> {
  const { PORT } = config;
  if (PORT === 0) return [];
  const place = `${hostOf(config)}:${PORT}`;
  try {
    const response = await fetch(`http://${place}${routes.health}`, {
      signal: AbortSignal.timeout(portPatience),
      redirect: "manual",
    });
    const health = v.safeParse(healthEnvelope, await response.json().catch(() => undefined));
    if (!health.success)
      return [{ state: "wrong", text: `Another program uses ${place}: choose a free PORT.` }];
    const { message } = health.output;
    if (message === "health.up") return [{ state: "ok", text: `A server answers at ${place}.` }];
    return [
      { state: "wrong", text: `The server at ${place} is not healthy: ${message}. Its log names the cause.` },
    ];
  } catch (error) {
    const fault = fetchFault(error);
    if (fault === "ECONNREFUSED")
      return [{ state: "hint", text: `No server runs at ${place}: start it when nothing above is wrong.` }];
    return [
      {
        state: "wrong",
        text: `What listens at ${place} does not answer as LightMaker does (${fault}).`,
      },
    ];
  }
}

/** Returns the address at which this machine reaches the server. */
function hostOf({ HOST }: Config): string {
  if (["localhost", "0.0.0.0", "::"].includes(HOST)) return "127.0.0.1";
  return HOST.includes(":") ? `[${HOST}]` : HOST;
}

async function examineProxy({ config }: AdminContext): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  if (config.SITE_URL?.startsWith("https:") && config.TRUSTED_PROXIES.length === 0)
    findings.push({
      state: "hint",
      text: "TRUSTED_PROXIES is not set though SITE_URL is https: behind a proxy all visitors share one address, and its limits.",
    });
  if (config.MAINTENANCE)
    findings.push({ state: "hint", text: "MAINTENANCE is on: visitors are told to come back later." });
  return findings;
}
