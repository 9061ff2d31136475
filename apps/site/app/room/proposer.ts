import type { Catalogue, Plan, Proposal, Verdict, Wanted } from "@lightmaker/room";

/** What the worker is asked: places for things. */
export interface Question {
  readonly id: number;
  readonly plan: Plan;
  readonly wanted: readonly Wanted[];
  readonly catalogue: Catalogue;
  readonly withAccessories: boolean;
}

/** A proposal, and what the rules say of it. */
export interface Answer extends Proposal {
  readonly id: number;
  readonly verdicts: readonly Verdict[];
}

/** Looks for places in a worker, so that the page answers meanwhile. The worker starts with the first question. */
export class Proposer {
  #worker: Worker | undefined;
  readonly #waiting = new Map<number, PromiseWithResolvers<Answer>>();
  #next = 0;

  #start(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      this.#waiting.get(data.id)?.resolve(data);
      this.#waiting.delete(data.id);
    };
    worker.onerror = () => {
      for (const { reject } of this.#waiting.values())
        reject(new Error("The worker that looks for places could not be loaded, or broke."));
      this.stop();
    };
    return worker;
  }

  /** @throws Error when the worker breaks; the next question starts another. After `stop`, the answer never comes. */
  ask(question: Omit<Question, "id">): Promise<Answer> {
    this.#worker ??= this.#start();
    const id = this.#next;
    this.#next += 1;
    const waiting = Promise.withResolvers<Answer>();
    this.#waiting.set(id, waiting);
    this.#worker.postMessage({ id, ...question } satisfies Question);
    return waiting.promise;
  }

  stop(): void {
    this.#waiting.clear();
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
