import { misspeltSettings, readConfig } from "./config.ts";
import { createLogger } from "./log.ts";
import { startServer } from "./start-server.ts";
import { lastLines, stopLimit, stopWithin } from "./stop-limit.ts";

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
    if (stopping) end("SIGKILL");
    stopping = true;
    logger.info({ signal }, "stopping");
    stopWithin(server.stop, stopLimit(config))
      .then(
        () => {
          logger.info("stopped");
          return "SIGTERM" as const;
        },
        (error: unknown) => {
          logger.error({ err: error }, "not stopped cleanly");
          process.exitCode = 1;
          return "SIGKILL" as const;
        },
      )
      // What is still under way, or a log that nobody reads, would keep the process.
      .then((last) => setTimeout(() => end(last), lastLines).unref());
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  // A full disk behind stdout must not stop a server that runs.
  process.stdout.on("error", (error) => logger.warn({ err: error }, "stdout cannot be written"));
  // Printed last: a process that reads it may stop the server immediately.
  process.stdout.write(`LightMaker is ready at ${server.address}\n`);
}

/**
 * Ends the process now. `process.exit` waits for a write to a log that nobody reads. SIGTERM counts as a clean end for systemd, SIGKILL
 * as a failure. The first process of a container gets neither from itself: then `docker stop` ends it.
 */
function end(signal: "SIGTERM" | "SIGKILL"): void {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}
