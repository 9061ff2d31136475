/**
 * Damages the files of the corpus and reads them: `npm run fuzz -w @lightmaker/drawing -- 5000 1`, number of files and
 * seed. Fails if one takes longer than five seconds, throws something else than a `DrawingError`, or if memory grows.
 */
import { cases } from "./corpus/cases.ts";
import { mutate, process as processFile, randomFrom } from "./testing/mutate.ts";

/** In milliseconds. */
const longest = 5000;
/** In bytes. */
const mostMemory = 1024 ** 3;
const [count = 5000, seed = 1] = process.argv.slice(2).map(Number);
const random = randomFrom(seed);
const files = cases.map(({ content }) => (typeof content === "string" ? Buffer.from(content) : content));
const outcomes = new Map<string, number>();
let [worst, memory, failures] = [0, 0, 0];
for (let index = 0; index < count; index += 1) {
  const bytes = mutate(files[Math.floor(random() * files.length)] ?? Buffer.alloc(0), random);
  const start = performance.now();
  let outcome: string;
  try {
    outcome = processFile(bytes) ?? "read";
  } catch (error) {
    failures += 1;
    outcome = "crash";
    console.error(`File ${index}:`, error);
  }
  const time = performance.now() - start;
  worst = Math.max(worst, time);
  if (time > longest) {
    failures += 1;
    console.error(`File ${index} took ${Math.round(time)} ms.`);
  }
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  if (index % 100 === 0) memory = Math.max(memory, process.memoryUsage().rss);
}
if (memory > mostMemory) failures += 1;
console.info(
  `${count} files, seed ${seed}: slowest ${Math.round(worst)} ms, ${Math.round(memory / 1024 ** 2)} MB.`,
);
console.info(Object.fromEntries(outcomes));
process.exitCode = failures === 0 ? 0 : 1;
