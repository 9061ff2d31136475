import type { Answer, Message, Progress, Question } from "./messages.ts";

/** Why the worker did not answer: it took too long, or it could not be loaded or broke. */
export type CheckerFault = "slow" | "failed";

/** An answer that did not come. */
export class CheckerError extends Error {
  override readonly name = "CheckerError";
  readonly fault: CheckerFault;

  constructor(fault: CheckerFault) {
    super(`The worker that checks drawings is ${fault}.`);
    this.fault = fault;
  }
}

/** Longest time for an answer in milliseconds; a drawing within the limits needs two seconds on a slow phone. */
const longest = 30_000;

/** A worker with one drawing. Ended by `stop`, and by itself when an answer takes too long. */
export class Checker {
  readonly #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  readonly #waiting = new Map<number, PromiseWithResolvers<Answer>>();
  #next = 0;

  /** @param onProgress called while a drawing is read */
  constructor(onProgress: (progress: Progress) => void) {
    this.#worker.addEventListener("message", ({ data }: MessageEvent<Message>) => {
      if (data.progress && this.#waiting.has(data.id)) onProgress(data.progress);
      if (!data.answer) return;
      this.#waiting.get(data.id)?.resolve(data.answer);
      this.#waiting.delete(data.id);
    });
    this.#worker.addEventListener("error", () => this.#end("failed"));
  }

  #end(fault: CheckerFault): void {
    this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(new CheckerError(fault));
    this.#waiting.clear();
  }

  /** @throws CheckerError when no answer comes. After `stop`, the answer never comes. */
  async ask(question: Question): Promise<Answer> {
    const id = this.#next;
    this.#next += 1;
    const waiting = Promise.withResolvers<Answer>();
    this.#waiting.set(id, waiting);
    const timer = setTimeout(() => this.#end("slow"), longest);
    this.#worker.postMessage({ id, question });
    try {
      return await waiting.promise;
    } finally {
      clearTimeout(timer);
    }
  }

  stop(): void {
    this.#waiting.clear();
    this.#worker.terminate();
  }
}
