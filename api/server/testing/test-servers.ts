import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { type Logger, pino } from "pino";
import { readConfig } from "../config.ts";
import { type RunningServer, startServer } from "../start-server.ts";
import { waitFor } from "./wait-for.ts";

/** Starts a server in the test's own process, on a free port. By default it writes no log. */
export function startTestServer(
  environment: Readonly<Record<string, string>>,
  logger: Logger = pino({ level: "silent" }),
): Promise<RunningServer> {
  return startServer(readConfig({ PORT: "0", ...environment }), logger);
}

/** Server in its own process, which can be killed. */
export interface ServerProcess {
  readonly address: string;
  readonly child: ChildProcess;
  /** Returns its output to stderr so far. */
  log(): string;
  /** Resolves with exit code and signal. */
  readonly exited: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
}

/** Runs `main.ts` in a child process with the given environment. Does not wait for a successful start. */
export function runMain(environment: Readonly<Record<string, string>>): {
  readonly child: ChildProcess;
  readonly output: { stdout: string; stderr: string };
  readonly exited: ServerProcess["exited"];
} {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../main.ts")], {
    // Passes only PATH from the test run's environment: its DATABASE_URL or PORT must not affect the server.
    env: { PATH: process.env["PATH"], PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk: Buffer) => {
    output.stdout += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    output.stderr += chunk.toString();
  });
  const exited = once(child, "close").then(([code, signal]) => ({ code, signal }));
  return { child, output, exited };
}

/**
 * Starts a server process and waits until it is ready.
 *
 * @throws Error with its output if it exits instead
 */
export async function spawnServer(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const { child, output, exited } = runMain(environment);
  const address = (): string | undefined => /ready at (\S+)\n/.exec(output.stdout)?.[1];
  await waitFor("the server is ready", () => {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended: ${output.stdout}${output.stderr}`);
    return address() !== undefined;
  }).catch((error: unknown) => {
    child.kill("SIGKILL");
    throw error;
  });
  return { address: address() ?? "", child, exited, log: () => output.stderr };
}

/** Response to a raw request. */
export interface RawAnswer {
  readonly status: number;
  /** Header lines as received, without the status line. */
  readonly head: string;
  readonly body: string;
}

/**
 * Sends raw bytes, which may be invalid HTTP. Returns the response once it is complete or the server has closed the connection.
 */
export async function sendRaw(
  address: string,
  request: string | Buffer | readonly string[],
): Promise<RawAnswer> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let text = "";
  let closed = false;
  socket.on("data", (chunk) => {
    text += chunk.toString("latin1");
  });
  // The server may close the connection while the test is still writing. Some tests check exactly that.
  socket.on("error", () => undefined);
  socket.on("close", () => {
    closed = true;
  });
  await once(socket, "connect");
  for (const part of [request].flat()) if (!closed) socket.write(part);
  await waitFor("the answer is complete", () => closed || isComplete(text));
  socket.destroy();
  const [head = "", ...body] = text.split("\r\n\r\n");
  return { status: Number(head.split(" ")[1] ?? 0), head, body: body.join("\r\n\r\n") };
}

function isComplete(text: string): boolean {
  const [head, body] = text.split("\r\n\r\n", 2);
  const length = /content-length: (\d+)/i.exec(head ?? "")?.[1];
  return body !== undefined && length !== undefined && body.length >= Number(length);
}
