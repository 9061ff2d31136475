/** Limits the number of expensive tasks that run at the same time, and of those that wait. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  readonly #maxWaiting: number;
  #free: number;

  /**
   * @param concurrency maximum number of running tasks
   * @param maxWaiting maximum number of waiting tasks
   */
  constructor(concurrency: number, maxWaiting: number) {
    this.#free = concurrency;
    this.#maxWaiting = maxWaiting;
  }

  /** True if no further task may wait. */
  get full(): boolean {
    return this.#free === 0 && this.#waiting.length >= this.#maxWaiting;
  }

  /** Runs a task when it is its turn. Check `full` first if the caller must not wait long. */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
