import { resolve } from "node:path";
import { type Environment, readConfig, startFolder } from "../config.ts";
import { printable } from "../printable.ts";
import { assertFolder, becomeOwner } from "../storage/data-folder.ts";
import { openStorage, type Storage } from "../storage/storage.ts";
import { backupCommands } from "./backup-commands.ts";
import { chatCommands } from "./chat-commands.ts";
import { type Command, UsageError } from "./command.ts";
import { doctorCommands } from "./doctor-command.ts";
import { fileCommands } from "./file-commands.ts";
import { keyCommands } from "./key-commands.ts";
import { leadCommands } from "./lead-commands.ts";
import { moveCommands } from "./move-command.ts";
import { newsCommands } from "./news-commands.ts";
import { outboxCommands } from "./outbox-commands.ts";
import { personCommands } from "./person-commands.ts";
import { rescueCommands } from "./rescue-command.ts";
import { restoreCommands } from "./restore-commands.ts";
import { seoCommands } from "./seo-commands.ts";

const commands: Readonly<Record<string, Command>> = {
  ...leadCommands,
  ...fileCommands,
  ...personCommands,
  ...outboxCommands,
  ...newsCommands,
  ...seoCommands,
  ...chatCommands,
  ...backupCommands,
  ...restoreCommands,
  ...keyCommands,
  ...moveCommands,
  ...rescueCommands,
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
  environment: Environment,
  print: (line: string) => void,
): Promise<void> {
  const given = typed.filter((word) => !isOption(word));
  const asksForHelp = typed.includes("--help");
  if ((asksForHelp && given.length === 0) || (given.length === 1 && given[0] === "help"))
    return print(help());
  const { name, command, words } = find(given);
  const usage = `It is \`${`${name} ${command.usage}`.trim()}\`: ${command.summary}.`;
  if (asksForHelp) return print(usage);
  const flags = typed.filter(isOption);
  const known = (command.flags ?? []).map((flag) => `--${flag}`);
  const unknown = flags.find((flag) => !known.includes(flag));
  if (unknown !== undefined) throw new UsageError(`There is no option "${unknown}". ${usage}`);
  const [least, most] = command.words;
  if (words.length < least || words.length > most) throw new UsageError(usage);
  const config = readConfig(environment);
  becomeOwner(config.DATA_DIR.path);
  let opened: Promise<Storage> | undefined;
  try {
    await command.run(words, {
      config,
      environment,
      storage: async () => {
        // With PostgreSQL as well: uploads in progress are there.
        assertFolder(config.DATA_DIR.path);
        opened ??= openStorage({
          dataDir: config.DATA_DIR.path,
          databaseUrl: config.DATABASE_URL,
          schema: command.database === "made" ? "migrated" : "there",
          restoring: command.restoring ?? false,
          onIdleError: (error) => print(`A database connection broke: ${error.message}`),
        });
        return opened;
      },
      path: (file) => resolve(startFolder(environment), file),
      print: (line) => print(printable(line)),
      flag: (flag) => flags.includes(`--${flag}`),
    });
  } catch (error) {
    if (!["EACCES", "EROFS"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
    throw new UsageError(
      `${(error as Error).message}. The command runs as user ${process.getuid?.()}, the owner of DATA_DIR if root gave it; \`doctor\` names folders of the settings that this user may not use.`,
    );
  } finally {
    // A storage that could not be opened was the command's to report.
    await (await opened?.catch(() => undefined))?.close();
  }
}

/** Returns true for an option. An address of mail may begin with dashes as well. */
const isOption = (word: string): boolean => word.startsWith("--") && !word.includes("@");

function find(words: readonly string[]): { name: string; command: Command; words: readonly string[] } {
  for (const length of [2, 1]) {
    const name = words.slice(0, length).join(" ");
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command) return { name, command, words: words.slice(length) };
  }
  if (words.length === 0) throw new UsageError(help());
  // Of a known group only its commands: the whole list would hide what was mistyped.
  const group = Object.keys(commands).filter((name) => name.split(" ")[0] === words[0]);
  throw new UsageError(
    `There is no command "${words.join(" ")}".\n${group.length > 0 ? help(group) : "`help` lists all."}`,
  );
}

function help(names: readonly string[] = Object.keys(commands)): string {
  const lines = Object.entries(commands)
    .filter(([name]) => names.includes(name))
    .map(([name, { usage, summary }]) => `  ${`${name} ${usage}`.trim()}\n      ${summary}`);
  return `Usage: lightmaker-admin <command> (with the service), or npm run admin -- <command>\n${lines.join("\n")}`;
}
