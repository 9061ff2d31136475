import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../../config.ts";
import { fingerprint, readKeys } from "../../signing-keys.ts";
import { sqliteFile } from "../../storage/data-folder.ts";
import { earliestTime } from "../../storage/lead-store.ts";
import { afterDamage, NoDatabaseError } from "../../storage/storage-error.ts";
import { adviceFor, findUnusedLeads } from "../../storage/unused-sqlite.ts";
import { readBackups } from "../backup-folder.ts";
import { type AdminContext, minute } from "../command.ts";
import { erasedAgain, lostProtocols, readErasureNotes, unreadableNotes } from "../erasure-notes.ts";
import { type Finding, openedStorage } from "./finding.ts";

/** Data may be this much younger than now, in milliseconds: clocks of several machines differ. */
const clockDifference = 10 * 60_000;

/** Newest backup that can be restored, and the newest time of all if that is in the future. */
interface NewestBackup {
  readonly folder: string;
  readonly time: number;
  readonly leads: number;
  readonly future: number;
}

async function newestBackup({ BACKUP_DIR }: Config): Promise<NewestBackup | undefined> {
  if (BACKUP_DIR === undefined) return undefined;
  const { whole, refused } = await readBackups(BACKUP_DIR);
  const future = Math.max(0, ...refused.map((each) => each.future ?? 0));
  const [{ folder, time, leads } = { folder: BACKUP_DIR, time: 0, leads: 0 }] = whole;
  return { folder, time, leads, future };
}

const lostDatabase = ({ folder, time, leads }: NewestBackup): string =>
  `${folder} of ${minute(time)} UTC has ${leads} leads: is DATA_DIR or DATABASE_URL the right one, and its disk mounted? If they are lost: stop the server, move what is in DATA_DIR away, \`restore ${folder}\`.`;

/** Opens the database, reads the whole SQLite file, and looks for leads that were erased, misdated or left behind. */
export async function examineDatabase({ storage, config }: AdminContext): Promise<readonly Finding[]> {
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
    const backup = await newestBackup(config);
    return [
      unused
        ? { state: "wrong", text: adviceFor(unused) }
        : backup && backup.leads > 0
          ? { state: "wrong", text: `${open} ${lostDatabase(backup)}` }
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
  const protocols = lostProtocols(notes?.notes ?? [], await open.erasures.list());
  const unused = await findUnusedLeads(config.DATA_DIR.path, open);
  const backup = await newestBackup(config);
  // A server that starts without its disk makes a new database. Leads that were erased do not count.
  const erased = new Set(notes?.notes.flatMap(({ leads: ids }) => ids)).size;
  const isYounger =
    backup !== undefined &&
    backup.leads > erased &&
    leads.every(({ created_at }) => created_at > backup.time);
  const newest = Math.max(...leads.map(({ created_at }) => created_at), backup?.future ?? 0);
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
    ...(protocols.length > 0
      ? [
          {
            state: "wrong" as const,
            text: `${protocols.length} protocols of erasures are noted in BACKUP_DIR and not in the database, which was restored without them: \`erasures repeat\`.`,
          },
        ]
      : []),
    ...unreadableNotes(notes).map((text) => ({ state: "wrong" as const, text })),
    ...(unused ? [{ state: "wrong" as const, text: adviceFor(unused) }] : []),
    ...(isYounger
      ? [
          {
            state: config.LEAD_DAYS > 0 ? ("hint" as const) : ("wrong" as const),
            text: `The database has no lead from before the newest backup. ${lostDatabase(backup)}`,
          },
        ]
      : []),
    ...(newest > Date.now() + clockDifference
      ? [
          {
            state: "wrong" as const,
            text: `Clock: it is ${minute(Date.now())} UTC on this machine, but data of ${minute(newest)} are there. Set the clock (\`timedatectl set-ntp true\`); retention and links depend on it.`,
          },
        ]
      : []),
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

/** Shows which key signs. */
export async function examineKeys(context: AdminContext): Promise<readonly Finding[]> {
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
