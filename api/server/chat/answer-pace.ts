import { setImmediate as nextRound } from "node:timers/promises";

/** Maximum number of answers that wait. At up to 10 ms for each, the last one waits for a second. */
const mostWaiting = 100;

/**
 * Queue of the answers of all chats. An answer takes the main thread for some milliseconds, so every round of the event loop starts one
 * at most, and forms, pages and health checks have their turn between two.
 */
export class AnswerPace {
  #waiting = 0;
  #last: Promise<void> = Promise.resolve();

  /** Resolves when an answer may begin. @returns `false` at once if too many wait */
  async turn(): Promise<boolean> {
    if (this.#waiting >= mostWaiting) return false;
    this.#waiting += 1;
    this.#last = this.#last.then(() => nextRound());
    await this.#last;
    this.#waiting -= 1;
    return true;
  }
}
