/** Maximum number of refused requests (status 4xx, or 303 to a page that says so) that are logged in a minute. */
export const refusalsPerMinute = 600;

/**
 * Returns `undefined` if a request must not be logged, otherwise the number of requests that were not logged before it.
 */
export type RefusalLimit = (status: number) => number | undefined;

/**
 * Limits the log of refused requests: a client that asks for thousands of missing addresses a second must not fill the log's disk.
 * Every other request is logged; the metrics count all.
 *
 * @param now returns the time in milliseconds
 */
export function limitRefusals(now: () => number = () => performance.now()): RefusalLimit {
  let minute = { since: now(), logged: 0 };
  let notLogged = 0;
  return (status) => {
    if (status !== 303 && (status < 400 || status >= 500)) return 0;
    if (now() - minute.since >= 60_000) minute = { since: now(), logged: 0 };
    if (minute.logged >= refusalsPerMinute) {
      notLogged += 1;
      return undefined;
    }
    minute.logged += 1;
    const left = notLogged;
    notLogged = 0;
    return left;
  };
}
