import { withRemedy } from "../remedy.ts";
import { runAdmin } from "./run.ts";

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // A reader such as `head` closes the pipe early. That is not an error, and the command goes on: a backup that ended here would leave
  // a half, and the doctor its trial files.
  if (error.code === "EPIPE") return;
  // Such as a full disk, to which the output was sent.
  console.error(`The output cannot be written: ${error.message}.`);
  process.exit(1);
});

try {
  await runAdmin(process.argv.slice(2), process.env, (line) => process.stdout.write(`${line}\n`));
} catch (error) {
  // The user needs only the message. The stack trace is shown only for bugs of ours.
  console.error(
    error instanceof TypeError || error instanceof RangeError ? error : withRemedy((error as Error).message),
  );
  process.exitCode = 1;
}
