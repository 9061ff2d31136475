import { existsSync } from "node:fs";
import { join } from "node:path";
import { ownerOfStore, takeStore } from "../files/store-owner.ts";
import { openFileStore } from "../files/uploads.ts";
import { readBackups } from "./backups-in-folder.ts";
import { type Command, UsageError } from "./command.ts";

/** Commands about uploaded files. */
export const fileCommands: Readonly<Record<string, Command>> = {
  "files forget": {
    usage: "<id> [--yes]",
    summary: "gives up a file whose bytes no backup has: its lead stays, and nobody asks for the file again",
    flags: ["yes"],
    words: [1, 1],
    async run([id = ""], { storage, config, print, flag }) {
      const open = await storage();
      const file = await open.files.find(id);
      if (!file) throw new UsageError(`There is no file "${id}". \`doctor\` names those without bytes.`);
      const stored = new Set((await (await openFileStore(config)).list()).map((each) => each.id));
      if (stored.has(id))
        throw new UsageError(
          `The bytes of ${id} (${file.name}) are there. \`leads erase\` deletes a lead with its files.`,
        );
      const { BACKUP_DIR } = config;
      const backup =
        BACKUP_DIR === undefined
          ? undefined
          : (await readBackups(BACKUP_DIR)).whole.find(({ folder }) => existsSync(join(folder, "files", id)));
      if (backup)
        throw new UsageError(
          `The bytes of ${id} (${file.name}) are in ${join(backup.folder, "files", id)}: copy them from there. Only a file that no backup has can be given up.`,
        );
      if (config.DATABASE_URL !== undefined && config.S3_BUCKET === undefined && !flag("yes"))
        throw new UsageError(
          `Files lie in DATA_DIR, and other servers of this PostgreSQL database have their own: look for files/${id} in each of them. --yes gives it up.`,
        );
      const all = await open.files.list();
      const lost = all.filter((each) => !stored.has(each.id)).length;
      if (lost > all.length / 2 && !flag("yes"))
        throw new UsageError(
          `${lost} of ${all.length} files have no bytes: is DATA_DIR or S3_BUCKET the right one, and its disk mounted? --yes gives up this one nevertheless.`,
        );
      await open.files.forget(id);
      print(
        `${id} (${file.name}) is given up. ${file.lead_id === null ? "No lead named it." : `Its lead is ${file.lead_id}.`}`,
      );
    },
  },
  "files own": {
    usage: "[--yes]",
    summary:
      "makes the bucket this database's own: after a restore, so that the daily sweep deletes files again",
    flags: ["yes"],
    words: [0, 0],
    async run(_, { storage, config, print, flag }) {
      const store = await openFileStore(config);
      const open = await storage();
      const owner = await ownerOfStore(store, open);
      if (owner === "this") {
        print(
          store.mark
            ? `The bucket ${config.S3_BUCKET} is this database's own already.`
            : "Files lie in DATA_DIR, which is this database's own.",
        );
        return;
      }
      if (owner === "another" && !flag("yes"))
        throw new UsageError(
          `The bucket ${config.S3_BUCKET} holds the files of another database, by its mark. If that one is still in service, its servers will stop sweeping, and this database will delete files that came there since. --yes takes the bucket.`,
        );
      await takeStore(store, open);
      print(`The bucket ${config.S3_BUCKET} is this database's own now.`);
    },
  },
};
