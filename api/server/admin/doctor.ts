import { stat, statfs } from "node:fs/promises";
import { openFileStore } from "../files/uploads.ts";
import { openChannels } from "../outbox/channels.ts";
import { isOpenToOthers } from "../storage/dataFolder.ts";
import { type AdminContext, type Command, UsageError } from "./command.ts";

/** Less free space than this is too little, in bytes. */
const leastSpace = 500 * 1024 * 1024;

/** One thing that was looked at. */
interface Finding {
  readonly state: "ok" | "hint" | "wrong";
  readonly text: string;
}

const examinations: readonly ((context: AdminContext) => Promise<readonly Finding[]>)[] = [
  examineDatabase,
  examineFiles,
  examineOutbox,
  examineFolders,
];

/** Looks at everything the server needs. */
export const doctorCommands: Readonly<Record<string, Command>> = {
  doctor: {
    usage: "",
    summary: "looks at settings, database, files, mail and disk, and says what is wrong",
    words: [0, 0],
    async run(_, context) {
      let wrong = 0;
      // A database that is away is in the way of several examinations, and named once.
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
  const { waiting, dead } = await (await storage()).outbox.count();
  const channels = await openChannels(config);
  const findings: Finding[] = [{ state: "ok", text: `Outbox: ${waiting} messages wait.` }];
  if (dead > 0)
    findings.push({ state: "wrong", text: `${dead} messages were given up: \`outbox list\` says why.` });
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
  for (const name of ["SITE_DIR", "MEDIA_DIR"] as const) {
    const { path } = config[name];
    const there = await stat(path).then(
      (found) => found.isDirectory(),
      () => false,
    );
    findings.push(
      there
        ? { state: "ok", text: `${name}: ${path}.` }
        : { state: "wrong", text: `${name}: there is no folder ${path}. Build the site.` },
    );
  }
  if (config.SITE_URL === undefined) {
    findings.push({
      state: "hint",
      text: "SITE_URL is not set: feeds and links in mails name this machine.",
    });
  }
  return findings;
}
