import { mkdtemp, rm, stat, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createScan } from "../files/scan.ts";
import { openFileStore } from "../files/uploads.ts";
import { RequestFault } from "../http/answer.ts";
import { openChannels } from "../outbox/channels.ts";
import { otherBuiltOrigin } from "../static/builtOrigin.ts";
import { isOpenToOthers } from "../storage/dataFolder.ts";
import { newestBackup } from "./backupFolder.ts";
import { type AdminContext, type Command, minute, UsageError } from "./command.ts";

/** Minimum of free disk space, in bytes. */
const leastSpace = 500 * 1024 * 1024;

/** Maximum age of the newest backup, in milliseconds: allows daily backups with one failure. */
const oldestBackup = 2 * 86_400_000;

/** Result of one check. */
interface Finding {
  readonly state: "ok" | "hint" | "wrong";
  readonly text: string;
}

const examinations: readonly ((context: AdminContext) => Promise<readonly Finding[]>)[] = [
  examineDatabase,
  examineFiles,
  examineOutbox,
  examineScan,
  examineFolders,
  examineBackups,
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
          context.print(`${state.padEnd(5)}  ${text}`);
        }
      }
      if (wrong > 0) throw new UsageError(`${wrong} thing${wrong === 1 ? " is" : "s are"} wrong.`);
    },
  },
};

async function examineDatabase({ storage, config }: AdminContext): Promise<readonly Finding[]> {
  const open = await storage();
  await open.check();
  const [leads, news, seo] = await Promise.all([
    open.leads.list(),
    open.published.news(),
    open.published.seo(),
  ]);
  return [
    {
      state: "ok",
      text: `Database: ${open.engine}, ${leads.length} leads, ${news.length} news, ${seo.length} SEO entries.`,
    },
    ...(config.LEAD_DAYS > 0 &&
    (await open.leads.before(Date.now() - (config.LEAD_DAYS + 8) * 86_400_000)).length > 0
      ? [
          {
            state: "wrong" as const,
            text: "Leads are past LEAD_DAYS by more than a week: see `leads sweep`.",
          },
        ]
      : []),
  ];
}

async function examineFiles({ storage, config }: AdminContext): Promise<readonly Finding[]> {
  const rows = await (await storage()).files.list();
  const store = await openFileStore(config);
  await store.tryWriting();
  const there = new Set((await store.list()).map(({ id }) => id));
  const lost = rows.filter(({ id }) => !there.has(id));
  const where = config.S3_BUCKET === undefined ? "in the data folder" : `in the bucket ${config.S3_BUCKET}`;
  return [
    { state: "ok", text: `Files: ${rows.length} rows, ${there.size} files ${where}.` },
    ...lost.map(({ id, name }) => ({
      state: "wrong" as const,
      text: `The file ${id} (${name}) has a row but no bytes.`,
    })),
  ];
}

async function examineOutbox({ storage, config }: AdminContext): Promise<readonly Finding[]> {
  const rows = (await (await storage()).outbox.list()).filter(({ sent_at }) => sent_at === null);
  const channels = await openChannels(config);
  const dead = rows.filter(({ dead_at }) => dead_at !== null).length;
  const findings: Finding[] = [{ state: "ok", text: `Outbox: ${rows.length - dead} messages wait.` }];
  if (dead > 0)
    findings.push({ state: "wrong", text: `${dead} messages were given up: \`outbox list\` says why.` });
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
  const { bavail, bsize } = await statfs(config.DATA_DIR.path);
  const free = bavail * bsize;
  const findings: Finding[] = [
    {
      state: free < leastSpace ? "wrong" : "ok",
      text: `Disk: ${Math.round(free / 1_048_576)} MB free at ${config.DATA_DIR.path}.`,
    },
  ];
  if (isOpenToOthers(config.DATA_DIR.path)) {
    findings.push({
      state: "wrong",
      text: `Others than its owner can look into ${config.DATA_DIR.path}: \`chmod 700\` closes it.`,
    });
  }
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
      text: `The site was built for ${builtFor}, SITE_URL is ${config.SITE_URL}: canonical addresses and the sitemap name the former. Set brand.origin and build again.`,
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
      return [{ state: "wrong", text: `SCAN_COMMAND refuses a harmless file: ${clean}.` }];
    if (harmful !== "harmful")
      return [{ state: "wrong", text: `SCAN_COMMAND does not refuse EICAR's test file: ${harmful}.` }];
    return [{ state: "ok", text: "SCAN_COMMAND tells a harmless file from EICAR's test file." }];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function examineBackups({ config }: AdminContext): Promise<readonly Finding[]> {
  if (config.BACKUP_DIR === undefined)
    return [{ state: "hint", text: "BACKUP_DIR is not set: nobody can say how old the newest backup is." }];
  const newest = await newestBackup(config.BACKUP_DIR);
  if (!newest)
    return [
      { state: "wrong", text: `There is no whole backup in ${config.BACKUP_DIR}: make one with \`backup\`.` },
    ];
  const hours = Math.round((Date.now() - newest.time) / 3_600_000);
  return [
    {
      state: Date.now() - newest.time > oldestBackup ? "wrong" : "ok",
      text: `Backup: the newest, ${newest.folder}, is ${hours} hours old.`,
    },
  ];
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
