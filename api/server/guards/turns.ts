/** Lets few do at a time what costs much, and few wait for it. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  readonly #maxWaiting: number;
  #free: number;

  /**
   * @param concurrency how many have their turn at a time
   * @param maxWaiting how many may wait for theirs
   */
  constructor(concurrency: number, maxWaiting: number) {
    this.#free = concurrency;
    this.#maxWaiting = maxWaiting;
  }

  /** Whether nobody else may wait. */
  get full(): boolean {
    return this.#free === 0 && this.#waiting.length >= this.#maxWaiting;
  }

  /** Does something when it is its turn. Whoever must not wait for long asks `full` first. */
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
