import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { type LoadResult, load } from "./load-http.ts";

const seconds = 3;
const rounds = 3;

/** Script in its own process. */
export interface RunningScript {
  readonly address: string;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a script of this folder and waits until it prints its address. */
export async function startScript(
  script: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningScript> {
  const child = spawn(process.execPath, [join(import.meta.dirname, script)], {
    env: { PATH: process.env["PATH"], PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  while (!text.includes("\n")) text += ((await once(child.stdout, "data")) as [Buffer])[0].toString();
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  return { address: /at (\S+)/.exec(text)?.[1] ?? "", child, stop };
}

/**
 * Measures two servers with the same request. Both are warmed up and then measured in turn, so that a slow moment of the machine
 * affects both.
 *
 * @returns the median round of each
 */
export async function takeTurns(
  addresses: readonly [string, string],
  request: Buffer,
  clients: number,
): Promise<readonly [LoadResult, LoadResult]> {
  const [first, second]: [LoadResult[], LoadResult[]] = [[], []];
  for (const address of addresses) await load(address, request, clients, 1);
  for (let round = 0; round < rounds; round += 1) {
    first.push(await load(addresses[0], request, clients, seconds));
    second.push(await load(addresses[1], request, clients, seconds));
  }
  return [median(first), median(second)];
}

function median(results: readonly LoadResult[]): LoadResult {
  const sorted = [...results].sort((one, other) => one.rate - other.rate);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error("nothing was measured");
  return middle;
}

/** Formats a result in one line. */
export function describe(name: string, { rate, median: middle, p99 }: LoadResult): string {
  return `${name}: ${Math.round(rate)}/s, median ${middle.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
}
