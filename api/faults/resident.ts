import { readFile } from "node:fs/promises";

/** Memory that a process holds, in MB (Linux only). */
export async function resident(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024);
}
