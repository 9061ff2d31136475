import { setImmediate as nextRound } from "node:timers/promises";
import { Turns } from "../guards/turns.ts";

/** Maximum number of answers that wait. At up to 10 ms for each, the last one waits for a second. */
const mostWaiting = 100;

/**
 * Queue of the answers of all chats. An answer takes the main thread for some milliseconds, so every round of the event loop starts one
 * at most, and forms, pages and health checks have their turn between two.
 */
export class AnswerPace {
  // The answer whose round has not begun yet waits, too.
  readonly #turns = new Turns(1, mostWaiting - 1);

  /** Resolves when an answer may begin. @returns `false` at once if too many wait */
  async turn(): Promise<boolean> {
    if (this.#turns.full) return false;
    await this.#turns.take(() => nextRound());
    return true;
  }
}
