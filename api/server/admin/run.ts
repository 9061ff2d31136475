import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readConfig, startFolder } from "../config.ts";
import { printable } from "../printable.ts";
import { giveToOwner } from "../storage/dataFolder.ts";
import { openStorage, type Storage } from "../storage/storage.ts";
import { backupCommands } from "./backup.ts";
import { chatCommands } from "./chat.ts";
import { type Command, UsageError } from "./command.ts";
import { doctorCommands } from "./doctor.ts";
import { keyCommands } from "./keys.ts";
import { leadCommands } from "./leads.ts";
import { moveCommands } from "./move.ts";
import { newsCommands } from "./news.ts";
import { outboxCommands } from "./outbox.ts";
import { personCommands } from "./person.ts";
import { seoCommands } from "./seo.ts";

const commands: Readonly<Record<string, Command>> = {
  ...leadCommands,
  ...personCommands,
  ...outboxCommands,
  ...newsCommands,
  ...seoCommands,
  ...chatCommands,
  ...backupCommands,
  ...keyCommands,
  ...moveCommands,
  ...doctorCommands,
};

/**
 * Runs a command of the staff with the settings of the server. It uses the same database, also while the server runs.
 *
 * @param typed words after `npm run admin --`
 * @param print receives each line of output
 * @throws UsageError, ConfigError, ImportError or another error whose message names the cause
 */
export async function runAdmin(
  typed: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  print: (line: string) => void,
): Promise<void> {
  const { name, command, words } = find(typed.filter((word) => !word.startsWith("--")));
  const { values } = parseArgs({
    args: typed.filter((word) => word.startsWith("--")),
    options: Object.fromEntries((command.flags ?? []).map((flag) => [flag, { type: "boolean" as const }])),
  });
  const [least, most] = command.words;
  if (words.length < least || words.length > most) {
    throw new UsageError(`It is \`${`${name} ${command.usage}`.trim()}\`: ${command.summary}.`);
  }
  const config = readConfig(environment);
  let opened: Promise<Storage> | undefined;
  try {
    await command.run(words, {
      config,
      storage: () => {
        opened ??= openStorage({
          dataDir: config.DATA_DIR.path,
          databaseUrl: config.DATABASE_URL,
          schema: command.database === "made" ? "migrated" : "there",
          onIdleError: (error) => print(`A database connection broke: ${error.message}`),
        });
        return opened;
      },
      path: (given) => resolve(startFolder(environment), given),
      print: (line) => print(printable(line)),
      flag: (flag) => values[flag] === true,
    });
  } finally {
    await (await opened)?.close();
    await giveToOwner(config.DATA_DIR.path);
  }
}

function find(words: readonly string[]): { name: string; command: Command; words: readonly string[] } {
  for (const length of [2, 1]) {
    const name = words.slice(0, length).join(" ");
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command) return { name, command, words: words.slice(length) };
  }
  throw new UsageError(`${words.length > 0 ? `There is no command "${words.join(" ")}".\n` : ""}${help()}`);
}

function help(): string {
  const lines = Object.entries(commands).map(
    ([name, { usage, summary }]) => `  ${`${name} ${usage}`.trim()}\n      ${summary}`,
  );
  return `Usage: npm run admin -- <command>\n${lines.join("\n")}`;
}
