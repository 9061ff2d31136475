import { type Command, columns } from "./command.ts";
import { stateOf } from "./lead-commands.ts";

/** Commands about messages to the staff. */
export const outboxCommands: Readonly<Record<string, Command>> = {
  "outbox list": {
    usage: "[--all]",
    summary: "shows messages that wait or were given up, with --all also those sent",
    flags: ["all"],
    words: [0, 0],
    async run(_, { storage, print, flag }) {
      const rows = await (await storage()).outbox.list();
      const shown = rows.filter(({ sent_at }) => flag("all") || sent_at === null);
      const lines = shown.map((row) => [row.id, row.lead_id, row.channel ?? "every channel", stateOf(row)]);
      for (const line of columns([["id", "lead", "to", "state"], ...lines])) print(line);
    },
  },
  "outbox retry": {
    usage: "[id …]",
    summary:
      "tries messages again now that failed or were given up: all of them, or those with the id or the lead's id named",
    words: [0, 1_000],
    async run(words, { storage, print }) {
      const { outbox } = await storage();
      const chosen = (await outbox.list()).filter(({ id, lead_id, last_error }) =>
        words.length > 0 ? words.includes(id) || words.includes(lead_id) : last_error !== null,
      );
      const ids = chosen.map(({ id }) => id);
      print(`${await outbox.retry(ids, Date.now())} messages will be tried again.`);
    },
  },
};
