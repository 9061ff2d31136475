import type { Kysely, SelectQueryBuilder } from "kysely";
import type { OutboxRow, Tables } from "./tables.ts";

/** Messages to the staff that wait to be sent. */
export interface OutboxStore {
  /** Returns all rows, oldest first. */
  list(): Promise<readonly OutboxRow[]>;
  /**
   * Returns rows of one channel that may be sent now, the longest waiting first.
   *
   * @param longestWait longest delay that the worker sets, in milliseconds. A row that is further in the future was written with
   * a wrong clock and is returned as well.
   */
  due(channel: string, now: number, longestWait: number, limit: number): Promise<readonly OutboxRow[]>;
  /**
   * Returns due rows of no channel, and those of one that is not among the given ones and that nobody serves.
   *
   * @param unserved time in milliseconds for which a row of another channel must have been due: another server may have this channel
   */
  dueElsewhere(
    channels: readonly string[],
    now: number,
    longestWait: number,
    limit: number,
    unserved: number,
  ): Promise<readonly OutboxRow[]>;
  /**
   * Replaces a row by one row per channel: a row without a channel, or of a channel that is not in the settings any more. Repeating
   * the call changes nothing, and a channel that has its row already gets no second one.
   */
  spread(row: OutboxRow, channels: readonly string[], now: number): Promise<void>;
  /**
   * Claims a row for sending: counts the attempt and hides the row until `until`. If this server dies, the row becomes due again
   * by itself.
   *
   * @returns `false` if another server has claimed the row
   */
  claim(row: OutboxRow, until: number): Promise<boolean>;
  sent(id: string, now: number, refused?: string): Promise<void>;
  /**
   * Stores the error of an attempt and the time of the next one. With `nextAt` null, marks the row as dead: it is not tried again.
   * Changes nothing if `retry` was given meanwhile.
   *
   * @param attempt the row's id and the number of its tries, with this one
   */
  failed(
    attempt: Pick<OutboxRow, "id" | "tries">,
    error: string,
    nextAt: number | null,
    now: number,
  ): Promise<void>;
  /**
   * Stores the error and the time of the next attempt, and takes back that the last one counted. Changes nothing if `retry` was
   * given meanwhile.
   *
   * @param row as it was before its claim
   */
  postponed(row: OutboxRow, error: string, nextAt: number): Promise<void>;
  /** Makes rows that are not sent due again, the dead ones as well. @returns number of rows */
  retry(ids: readonly string[], now: number): Promise<number>;
  /** Makes a sent row due again. A row without a channel was not sent, but spread, and stays. @returns `false` if there is no such row */
  sendAgain(id: string, now: number): Promise<boolean>;
  /** Deletes rows that were sent before a time, in milliseconds. @returns number of rows */
  removeSent(before: number): Promise<number>;
  /** Returns the number of waiting and of dead rows. */
  count(): Promise<{ readonly waiting: number; readonly dead: number }>;
}

/** Returns the rows that are due. Two ranges of the index: one condition for both would read every waiting row. */
async function firstDue(
  open: SelectQueryBuilder<Tables, "outbox", object>,
  now: number,
  longestWait: number,
  limit: number,
): Promise<readonly OutboxRow[]> {
  const rows = open.selectAll().orderBy("next_at").orderBy("id");
  const due = await rows.where("next_at", "<=", now).limit(limit).execute();
  if (due.length === limit) return due;
  const wrong = rows.where("next_at", ">", now + longestWait).limit(limit - due.length);
  return [...due, ...(await wrong.execute())];
}

export function outboxStore(db: Kysely<Tables>): OutboxStore {
  const open = () => db.selectFrom("outbox").where("sent_at", "is", null).where("dead_at", "is", null);
  return {
    list: () => db.selectFrom("outbox").selectAll().orderBy("created_at").orderBy("id").execute(),
    due: (channel, now, longestWait, limit) =>
      firstDue(open().where("channel", "=", channel), now, longestWait, limit),
    async dueElsewhere(channels, now, longestWait, limit, unserved) {
      const fresh = await firstDue(open().where("channel", "is", null), now, longestWait, limit);
      if (fresh.length === limit) return fresh;
      const others = open().where("channel", "not in", channels);
      const left = await firstDue(others, now - unserved, longestWait + unserved, limit - fresh.length);
      return [...fresh, ...left];
    },
    async spread(row, channels, now) {
      await db.transaction().execute(async (transaction) => {
        const rows = channels.map((channel) => ({
          ...row,
          id: `${row.lead_id}.${channel}`,
          channel,
          tries: 0,
          next_at: now,
          last_error: null,
        }));
        await transaction
          .insertInto("outbox")
          .values(rows)
          .onConflict((conflict) => conflict.column("id").doNothing())
          .execute();
        if (row.channel === null)
          await transaction.updateTable("outbox").set({ sent_at: now }).where("id", "=", row.id).execute();
        else await transaction.deleteFrom("outbox").where("id", "=", row.id).execute();
      });
    },
    async claim({ id, tries, next_at }, until) {
      const { numUpdatedRows } = await db
        .updateTable("outbox")
        .set({ tries: tries + 1, next_at: until })
        .where("id", "=", id)
        .where("tries", "=", tries)
        // The tries alone are no proof: a postponed attempt does not count.
        .where("next_at", "=", next_at)
        .where("sent_at", "is", null)
        .where("dead_at", "is", null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    async sent(id, now, refused) {
      await db
        .updateTable("outbox")
        .set({ sent_at: now, last_error: refused ?? null })
        .where("id", "=", id)
        .execute();
    },
    async failed({ id, tries }, error, nextAt, now) {
      await db
        .updateTable("outbox")
        .set(nextAt === null ? { last_error: error, dead_at: now } : { last_error: error, next_at: nextAt })
        .where("id", "=", id)
        .where("tries", "=", tries)
        .execute();
    },
    async postponed({ id, tries }, error, nextAt) {
      await db
        .updateTable("outbox")
        .set({ last_error: error, next_at: nextAt, tries })
        .where("id", "=", id)
        .where("tries", "=", tries + 1)
        .execute();
    },
    async retry(ids, now) {
      let retried = 0;
      // A statement may have 32,766 values.
      for (let from = 0; from < ids.length; from += 1_000) {
        const { numUpdatedRows } = await db
          .updateTable("outbox")
          .set({ dead_at: null, tries: 0, next_at: now })
          .where("id", "in", ids.slice(from, from + 1_000))
          .where("sent_at", "is", null)
          .executeTakeFirstOrThrow();
        retried += Number(numUpdatedRows);
      }
      return retried;
    },
    async sendAgain(id, now) {
      const { numUpdatedRows } = await db
        .updateTable("outbox")
        .set({ sent_at: null, tries: 0, next_at: now })
        .where("id", "=", id)
        .where("sent_at", "is not", null)
        .where("channel", "is not", null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
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
