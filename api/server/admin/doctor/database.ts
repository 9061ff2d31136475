import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../../config.ts";
import { findLostDatabase, lostDatabase, newestBackup } from "../../lost-database.ts";
import { fingerprint, readKeys } from "../../signing-keys.ts";
import { sqliteFile } from "../../storage/data-folder.ts";
import { earliestTime, type LeadTime } from "../../storage/lead-store.ts";
import { afterDamage, NoDatabaseError } from "../../storage/storage-error.ts";
import { adviceFor, findUnusedLeads } from "../../storage/unused-sqlite.ts";
import { readBackups } from "../backups-in-folder.ts";
import { type AdminContext, minute } from "../command.ts";
import { erasedAgain, lostProtocols, readErasureNotes, unreadableNotes } from "../erasure-notes.ts";
import { type Finding, openedStorage } from "./finding.ts";

/** Data may be this much younger than now, in milliseconds: clocks of several machines differ. */
const clockDifference = 10 * 60_000;

/**
 * Names leads and backups of the future: the clock is behind, or it was ahead when they came. Nothing here can tell which.
 *
 * @param leads all leads of the database
 */
async function examineClock({ BACKUP_DIR }: Config, leads: readonly LeadTime[]): Promise<readonly Finding[]> {
  const refused = BACKUP_DIR === undefined ? [] : (await readBackups(BACKUP_DIR)).refused;
  const future = [
    ...refused.map(({ folder, future = 0 }) => ({ what: `the backup ${folder}`, time: future })),
    ...leads.map(({ id, created_at }) => ({ what: `the lead ${id}`, time: created_at })),
  ].filter(({ time }) => time > Date.now() + clockDifference);
  const named = future.slice(0, mostNamed).map(({ what, time }) => `${what} of ${minute(time)}`);
  if (named.length === 0) return [];
  const more = future.length > mostNamed ? ` and ${future.length - mostNamed} more` : "";
  return [
    {
      state: "wrong",
      text: `Clock: it is ${minute(Date.now())} UTC on this machine, but there is ${named.join(", ")}${more}. If that is wrong, set the clock (\`timedatectl set-ntp true\`); retention and links depend on it. If it is right, the clock was ahead: delete such a backup when there is another one; erase such a lead when it is noted elsewhere, or wait for its day.`,
    },
  ];
}

/** Number of leads and backups of the future that are named. */
const mostNamed = 3;

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
            leads: { listTimes: async () => [] },
          });
    const backup = await newestBackup(config);
    return [
      unused
        ? { state: "wrong", text: adviceFor(unused) }
        : backup && backup.leads > 0
          ? {
              state: "wrong",
              text: `${open} ${lostDatabase(backup, config.DATABASE_URL === undefined ? "sqlite" : "postgres", 0)}`,
            }
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
    open.leads.listTimes(),
    open.published.news(),
    open.published.seo(),
  ]);
  const notes = await readErasureNotes([config.BACKUP_DIR]);
  const unused = await findUnusedLeads(config.DATA_DIR.path, open);
  const lost = await findLostDatabase(config, open);
  // What the notes say of another database is nothing to be repeated in this one.
  const erasures = lost === undefined ? (notes?.notes ?? []) : [];
  const questions = erasedAgain(await open.listUnanswered(), erasures, "questions");
  const protocols = lostProtocols(erasures, await open.erasures.list());
  const misdated = leads.filter(({ created_at }) => created_at < earliestTime);
  return [
    {
      state: "ok",
      text: `Database: ${open.engine}, ${leads.length} leads, ${news.length} news, ${seo.length} SEO entries.`,
    },
    ...(lost === undefined
      ? []
      : [{ state: config.LEAD_DAYS > 0 ? ("hint" as const) : ("wrong" as const), text: lost }]),
    ...erasedAgain(leads, erasures, "leads").map(({ id }) => ({
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
            text: `${protocols.length} protocols of erasures are noted in BACKUP_DIR and not in the database. Is DATA_DIR or DATABASE_URL the right one? Then it was restored without them: \`erasures repeat\`.`,
          },
        ]
      : []),
    ...unreadableNotes(notes).map((text) => ({ state: "wrong" as const, text })),
    ...(unused ? [{ state: "wrong" as const, text: adviceFor(unused) }] : []),
    ...(await examineClock(config, leads)),
    ...(open.engine === "postgres" && !unused && existsSync(join(config.DATA_DIR.path, sqliteFile))
      ? [
          {
            state: "hint" as const,
            text: `${join(config.DATA_DIR.path, sqliteFile)} holds the leads from before the move to PostgreSQL, which no erasure reaches: delete it, with -wal and -shm, when PostgreSQL has a backup.`,
          },
        ]
      : []),
    ...(config.LEAD_DAYS > 0 &&
    [...(await open.leads.idsBefore(Date.now() - (config.LEAD_DAYS + 8) * 86_400_000)), ...misdated].length >
      0
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
