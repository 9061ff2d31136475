import { type Command, columns, UsageError } from "./command.ts";
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
      "tries messages again now that failed or were given up: all of them, or those with the id or the lead's id named. A sent one is sent again if its own id is named",
    words: [0, 1_000],
    async run(words, { storage, print }) {
      const { outbox } = await storage();
      const rows = await outbox.list();
      const unknown = words.filter((word) => !rows.some(({ id, lead_id }) => [id, lead_id].includes(word)));
      if (unknown.length > 0)
        throw new UsageError(
          `There is no message or lead ${unknown.map((word) => `"${word}"`).join(", ")}. \`outbox list --all\` shows the ids. Nothing will be tried again.`,
        );
      const now = Date.now();
      const named = rows.filter(({ id, lead_id }) => words.includes(id) || words.includes(lead_id));
      const chosen = words.length > 0 ? named : rows.filter(({ last_error }) => last_error !== null);
      let count = await outbox.retry(
        chosen.map(({ id }) => id),
        now,
      );
      for (const row of named.filter(({ channel, sent_at }) => channel !== null && sent_at !== null)) {
        if (!words.includes(row.id))
          print(`${row.id}: was ${stateOf(row)}. \`outbox retry ${row.id}\` sends it again.`);
        else if (await outbox.sendAgain(row.id, now)) count += 1;
      }
      print(`${count} messages will be tried again.`);
    },
  },
};
