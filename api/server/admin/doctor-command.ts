import { withRemedy } from "../remedy.ts";
import { type AdminContext, type Command, oneLine, UsageError } from "./command.ts";
import { examineBackups } from "./doctor/backups.ts";
import { examineModel, examinePort } from "./doctor/connections.ts";
import { examineDatabase, examineKeys } from "./doctor/database.ts";
import { examineFiles, examineScan } from "./doctor/files.ts";
import type { Finding } from "./doctor/finding.ts";
import { examineFolders } from "./doctor/folders.ts";
import { examineOutbox } from "./doctor/notifications.ts";
import { examineLocalKey, examinePublicAddress } from "./doctor/public-address.ts";
import { examineRights } from "./doctor/rights.ts";
import { examineProxy, examineSettings } from "./doctor/settings.ts";

/** Everything that is examined, in the order of the report. Each subject is a file in `doctor/`. */
const examinations: readonly ((context: AdminContext) => Promise<readonly Finding[]>)[] = [
  examineSettings,
  examineRights,
  examineDatabase,
  examineKeys,
  examineFiles,
  examineOutbox,
  examineScan,
  examineFolders,
  examineBackups,
  examineModel,
  examinePort,
  examineLocalKey,
  examineProxy,
  examinePublicAddress,
];

/** Checks everything the server needs. */
export const doctorCommands: Readonly<Record<string, Command>> = {
  doctor: {
    usage: "",
    summary: "looks at settings, database, files, mail and disk, and says what is wrong",
    words: [0, 0],
    async run(_, context) {
      let wrong = 0;
      /** True if this user may not use a folder: other checks then fail for the same reason. */
      let isClosed = false;
      // A missing database makes several checks fail. Report it only once.
      const known = new Set<string>();
      for (const examine of examinations) {
        const findings = await examine(context).catch((error: NodeJS.ErrnoException): readonly Finding[] =>
          // Said already, with the remedy.
          error.code === "EACCES" && isClosed ? [] : [{ state: "wrong", text: error.message }],
        );
        isClosed ||= examine === examineRights && findings.length > 0;
        for (const { state, text } of findings) {
          if (known.has(text)) continue;
          known.add(text);
          if (state === "wrong") wrong += 1;
          context.print(`${state.padEnd(5)}  ${oneLine(state === "wrong" ? withRemedy(text) : text)}`);
        }
      }
      if (wrong > 0) throw new UsageError(`${wrong} thing${wrong === 1 ? " is" : "s are"} wrong.`);
    },
  },
};
