import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { type Logger, pino } from "pino";
import { readConfig } from "../config.ts";
import { type RunningServer, startServer } from "../startServer.ts";
import { waitFor } from "./waitFor.ts";

/** Starts a server inside the test's own process, on a free port and, unless the test wants it, without a log. */
export function startTestServer(
  environment: Readonly<Record<string, string>>,
  logger: Logger = pino({ level: "silent" }),
): Promise<RunningServer> {
  return startServer(readConfig({ PORT: "0", ...environment }), logger);
}

/** A server in a process of its own, which can be killed. */
export interface ServerProcess {
  readonly address: string;
  readonly child: ChildProcess;
  /** What it has written to stderr so far. */
  log(): string;
  /** Resolves with exit code and signal. */
  readonly exited: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
}

/** Runs `main.ts` in a child process with the given environment, whatever comes of it. */
export function runMain(environment: Readonly<Record<string, string>>): {
  readonly child: ChildProcess;
  readonly output: { stdout: string; stderr: string };
  readonly exited: ServerProcess["exited"];
} {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../main.ts")], {
    // Nothing of the test run's own environment but the path: its DATABASE_URL or PORT must not leak in.
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
 * Starts a server process and waits until it takes requests.
 *
 * @throws Error with its output when it ends instead
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

/** The answer to a request written by hand. */
export interface RawAnswer {
  readonly status: number;
  /** The header lines as sent, without the status line. */
  readonly head: string;
  readonly body: string;
}

/**
 * Sends bytes that no well-behaved client would, and returns what came back when the server closes, or as
 * soon as an answer with its whole body is there.
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
  // The server may cut the connection while we are still writing: that is the point of some tests.
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
