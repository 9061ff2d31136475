import { RateLimiterRes } from "rate-limiter-flexible";

/**
 * Maximum number of counters of one limiter. Beyond it, the oldest are forgotten, so that many addresses cannot fill memory: 50,000
 * counters take about 8 MB.
 */
const maxCounters = 50_000;

/** Counts points per key in fixed windows, in memory. */
export class MemoryLimiter {
  readonly points: number;
  /** Length of a window, in seconds. */
  readonly duration: number;
  readonly #now: () => number;
  /** Oldest window first. */
  readonly #windows = new Map<string, { used: number; readonly end: number }>();

  /** @param now returns the time in milliseconds, of a clock that never jumps */
  constructor(
    { points, duration }: { readonly points: number; readonly duration: number },
    now: () => number = () => performance.now(),
  ) {
    this.points = points;
    this.duration = duration;
    this.#now = now;
  }

  get size(): number {
    return this.#windows.size;
  }

  /** Counts points. @throws RateLimiterRes with the time to wait if the key has used more than its points in this window */
  async consume(key: string, points: number): Promise<void> {
    const now = this.#now();
    let window = this.#windows.get(key);
    if (!window || window.end <= now) {
      window = { used: 0, end: now + this.duration * 1_000 };
      this.#windows.delete(key);
      this.#windows.set(key, window);
      for (const oldest of this.#windows.keys()) {
        if (this.#windows.size <= maxCounters) break;
        this.#windows.delete(oldest);
      }
    }
    window.used += points;
    if (window.used > this.points) throw new RateLimiterRes(0, window.end - now, window.used, false);
  }
}
