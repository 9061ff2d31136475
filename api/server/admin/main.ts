import { runAdmin } from "./run.ts";

// Whoever reads only the beginning, such as `head`, has seen enough.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

try {
  await runAdmin(process.argv.slice(2), process.env, (line) => process.stdout.write(`${line}\n`));
} catch (error) {
  // Whoever typed the command needs the message; the stack is for us, and only when we made the mistake.
  console.error(error instanceof TypeError || error instanceof RangeError ? error : (error as Error).message);
  process.exitCode = 1;
}
