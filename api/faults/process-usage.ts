import { readFile } from "node:fs/promises";

/** Returns the resident memory of a process, in MB (Linux only). */
export async function resident(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024);
}

/** Unit of processor time in /proc. It is the same on every Linux machine (proc(5), sysconf(_SC_CLK_TCK)). */
const ticksPerSecond = 100;

/** Returns the processor time that a process has used so far, in seconds (Linux only). */
export async function processorTime(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  // The program's name may contain any character, so fields are counted from its closing bracket: the 14th and 15th are the
  // times.
  const [user, system] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return (Number(user) + Number(system)) / ticksPerSecond;
}
