import type { Kysely } from "kysely";
import type { OutboxRow, Tables } from "./tables.ts";

/** Messages that wait to be sent. */
export interface OutboxStore {
  /** All rows, oldest first. */
  list(): Promise<readonly OutboxRow[]>;
  /**
   * Rows that may be tried now, those that wait longest first.
   *
   * @param longestWait that anybody sets, in milliseconds: a row whose time is further away got it from a clock that was wrong
   */
  due(now: number, longestWait: number, limit: number): Promise<readonly OutboxRow[]>;
  /** Replaces a row without a channel by one for each channel. Doing it again changes nothing. */
  spread(row: OutboxRow, channels: readonly string[], now: number): Promise<void>;
  /**
   * Takes a row for sending: counts the try and hides the row until `until`, so that it comes back by itself when
   * this server dies.
   *
   * @returns whether it was ours to take; of several servers, one gets it
   */
  claim(row: OutboxRow, until: number): Promise<boolean>;
  /** Marks a row as sent. */
  sent(id: string, now: number): Promise<void>;
  /** Keeps what went wrong, and when to try again or, with `nextAt` null, that it is given up. */
  failed(id: string, error: string, nextAt: number | null, now: number): Promise<void>;
  /** Lets rows that were given up be tried again. @returns how many */
  retry(ids: readonly string[], now: number): Promise<number>;
  /** Deletes rows that were sent before a time, in milliseconds. @returns how many */
  removeSent(before: number): Promise<number>;
  /** How many wait, and how many were given up. */
  count(): Promise<{ readonly waiting: number; readonly dead: number }>;
}

/** The queries about the outbox. */
export function outboxStore(db: Kysely<Tables>): OutboxStore {
  const open = () => db.selectFrom("outbox").where("sent_at", "is", null).where("dead_at", "is", null);
  return {
    list: () => db.selectFrom("outbox").selectAll().orderBy("created_at").orderBy("id").execute(),
    due: (now, longestWait, limit) =>
      open()
        .selectAll()
        .where(({ or, eb }) => or([eb("next_at", "<=", now), eb("next_at", ">", now + longestWait)]))
        .orderBy("next_at")
        .orderBy("id")
        .limit(limit)
        .execute(),
    async spread(row, channels, now) {
      await db.transaction().execute(async (transaction) => {
        const rows = channels.map((channel) => ({ ...row, id: `${row.id}.${channel}`, channel }));
        await transaction
          .insertInto("outbox")
          .values(rows)
          .onConflict((conflict) => conflict.column("id").doNothing())
          .execute();
        await transaction.updateTable("outbox").set({ sent_at: now }).where("id", "=", row.id).execute();
      });
    },
    async claim({ id, tries }, until) {
      const { numUpdatedRows } = await db
        .updateTable("outbox")
        .set({ tries: tries + 1, next_at: until })
        .where("id", "=", id)
        .where("tries", "=", tries)
        .where("sent_at", "is", null)
        .where("dead_at", "is", null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    async sent(id, now) {
      await db.updateTable("outbox").set({ sent_at: now, last_error: null }).where("id", "=", id).execute();
    },
    async failed(id, error, nextAt, now) {
      await db
        .updateTable("outbox")
        .set(nextAt === null ? { last_error: error, dead_at: now } : { last_error: error, next_at: nextAt })
        .where("id", "=", id)
        .execute();
    },
    async retry(ids, now) {
      if (ids.length === 0) return 0;
      const { numUpdatedRows } = await db
        .updateTable("outbox")
        .set({ dead_at: null, tries: 0, next_at: now })
        .where("id", "in", ids)
        .where("sent_at", "is", null)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },
    async removeSent(before) {
      const { numDeletedRows } = await db
        .deleteFrom("outbox")
        .where("sent_at", "<", before)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
    async count() {
      const rows = await db
        .selectFrom("outbox")
        .select(({ fn }) => [fn.countAll().as("all"), fn.count("dead_at").as("dead")])
        .where("sent_at", "is", null)
        .executeTakeFirstOrThrow();
      return { waiting: Number(rows.all) - Number(rows.dead), dead: Number(rows.dead) };
    },
  };
}
