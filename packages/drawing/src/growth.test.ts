import { expect, it } from "vitest";
import { adversaries } from "../testing/adversaries.ts";
import { process as processFile } from "../testing/mutate.ts";

/** Returns how long this thread computed for a file, in milliseconds: the clock counts what others do on the machine, too. */
function computing(text: string): number {
  const bytes = new TextEncoder().encode(text);
  const before = process.threadCpuUsage();
  processFile(bytes);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** A file of 4n may take as long as so many of n. Linear is 4, quadratic 16; sorting, memory and limits lie between. */
const mostTimes = 8;
/** Most times that both are measured, one after the other, and what the smaller is given, in milliseconds: noise counts little. */
const [rounds, noise] = [3, 3];

it.each(Object.entries(adversaries))("%s: time grows with the file, not with its square", (_, [n, make]) => {
  const [file, larger] = [make(n), make(4 * n)];
  let [one, four] = [Infinity, Infinity];
  for (let round = 0; round < rounds && !(four / (one + noise) < mostTimes); round += 1) {
    one = Math.min(one, computing(file));
    four = Math.min(four, computing(larger));
  }
  expect(four / (one + noise), `${one} ms, then ${four} ms`).toBeLessThan(mostTimes);
});
