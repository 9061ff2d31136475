import { misspeltSettings, readConfig } from "./config.ts";
import { createLogger } from "./log.ts";
import { startServer } from "./start-server.ts";

/** Time for the last lines of the log once everything has stopped, in milliseconds. */
const lastLines = 2_000;

/**
 * Starts LightMaker: the built site, its pictures and the API on one port. Prints the address to stdout and logs to stderr. Stops
 * gracefully on SIGTERM and SIGINT, and immediately on the second signal.
 */
export async function serve(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.LOG_LEVEL);
  for (const [name, meant] of misspeltSettings(process.env))
    logger.warn({ name, meant }, "a variable is no setting, but looks like one: it is ignored");
  const server = await startServer(config, logger);

  let stopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) process.exit(1);
    stopping = true;
    logger.info({ signal }, "stopping");
    server
      .stop()
      .then(
        () => logger.info("stopped"),
        (error: unknown) => {
          logger.error({ err: error }, "not stopped cleanly");
          process.exitCode = 1;
        },
      )
      // A log that nobody reads would keep the process: its write does not end.
      .finally(() => setTimeout(() => process.kill(process.pid, "SIGKILL"), lastLines).unref());
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  // A full disk behind stdout must not stop a server that runs.
  process.stdout.on("error", (error) => logger.warn({ err: error }, "stdout cannot be written"));
  // Printed last: a process that reads it may stop the server immediately.
  process.stdout.write(`LightMaker is ready at ${server.address}\n`);
}
