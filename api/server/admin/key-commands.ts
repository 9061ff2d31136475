import { readLastRotation, rotateSecret } from "../signing-keys.ts";
import { type Command, minute, UsageError } from "./command.ts";

/** Commands about the keys of this installation. */
export const keyCommands: Readonly<Record<string, Command>> = {
  "keys rotate": {
    usage: "[--at-once | --yes]",
    summary:
      "makes a new key for links and form tokens; what the last one signed stays good, unless --at-once says that it became known",
    flags: ["at-once", "yes"],
    words: [0, 0],
    async run(_, { storage, config, print, flag }) {
      if (config.SECRET !== undefined)
        throw new UsageError(
          "The key is in SECRET: write a new one there and the old one into PREVIOUS_SECRET, and restart. Without the old one, what it signed ends at once.",
        );
      const open = await storage();
      const last = await readLastRotation(open);
      const isRecent = last > Date.now() - config.FILE_LINK_DAYS * 86_400_000;
      // Only the last two keys open links.
      if (isRecent && !flag("at-once") && !flag("yes"))
        throw new UsageError(
          `The key was changed on ${minute(last)} UTC, less than FILE_LINK_DAYS (${config.FILE_LINK_DAYS}) ago: after another change, links sent before that open nothing. Nothing was changed. If the servers have not been restarted since, restart them. Give --yes to change it all the same.`,
        );
      await rotateSecret(open, !flag("at-once"));
      print(
        flag("at-once")
          ? "New key made. Restart each server: from then on links in mails that were sent open nothing."
          : isRecent
            ? `New key made. Restart each server: from then on links sent before ${minute(last)} UTC open nothing.`
            : `New key made. Restart each server. Links that were sent work until they end, ${config.FILE_LINK_DAYS} days at most.`,
      );
    },
  },
};
