import { execFile } from "node:child_process";
import { access, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { Turns } from "../guards/turns.ts";
import { RequestFault } from "../request-fault.ts";

/** Timeout of the virus scanner for one file, in milliseconds. */
const scanTimeout = 30_000;

/** Scans a received file. @throws RequestFault file.harmful, or file.noRoom if the scan failed */
export type Scan = (path: string) => Promise<void>;

/** Returns true if a program exists and may be run; a name without a slash is looked for in PATH. */
export async function isProgram(program: string): Promise<boolean> {
  const folders = program.includes("/") ? [""] : (process.env["PATH"] ?? "").split(delimiter);
  const found = await Promise.all(
    folders.map((folder) =>
      access(folder === "" ? program : join(folder, program), constants.X_OK).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.includes(true);
}

/**
 * Creates a scan that passes every upload to the operator's virus scanner, two at a time. The exit status has the meaning of
 * ClamAV's `clamscan`: 0 is clean, 1 is harmful. With any other status or a timeout, the file is refused: an unscanned file must
 * not reach the staff.
 *
 * @param command program and its options; if empty, nothing is scanned
 */
export function createScan([program, ...options]: readonly string[]): Scan {
  if (program === undefined) return async () => undefined;
  const turns = new Turns(2, 32);
  return async (path) => {
    if (turns.full) throw refusal(new Error("More than 32 files wait for SCAN_COMMAND."));
    await turns.take(() => run(program, [...options, path]));
  };
}

function run(program: string, words: readonly string[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  execFile(program, words, { timeout: scanTimeout, killSignal: "SIGKILL" }, (error, _, stderr) => {
    if (!error) return resolve();
    if (error.code === 1 && !error.killed) return reject(new RequestFault("file.harmful"));
    const reason = error.killed
      ? `did not end within ${scanTimeout / 1_000} s`
      : typeof error.code === "string"
        ? `cannot be started: ${error.code}`
        : `ended with ${error.code}`;
    reject(refusal(new Error(`SCAN_COMMAND (${program}) ${reason}. ${stderr.slice(0, 500)}`.trim())));
  });
  return promise;
}

const refusal = (cause: Error): RequestFault =>
  new RequestFault("file.noRoom", { cause, headers: { "Retry-After": "60" } });
