import { rotateSecret } from "../signing-keys.ts";
import { type Command, UsageError } from "./command.ts";

/** Commands about the keys of this installation. */
export const keyCommands: Readonly<Record<string, Command>> = {
  "keys rotate": {
    usage: "[--at-once]",
    summary:
      "makes a new key for links and form tokens; what the last one signed stays good, unless --at-once says that it became known",
    flags: ["at-once"],
    words: [0, 0],
    async run(_, { storage, config, print, flag }) {
      if (config.SECRET !== undefined)
        throw new UsageError(
          "The key is in SECRET: write a new one there and the old one into PREVIOUS_SECRET, and restart. Without the old one, what it signed ends at once.",
        );
      await rotateSecret(await storage(), !flag("at-once"));
      print(
        flag("at-once")
          ? "New key made. Restart each server: from then on links in mails that were sent open nothing."
          : `New key made. Restart each server. Links that were sent work until they end, ${config.FILE_LINK_DAYS} days at most; the key before the last is gone.`,
      );
    },
  },
};
