/** Maximum number of requests of each kind that are logged in a minute. */
export const linesPerMinute = 600;

/** Request whose response has ended. */
export interface EndedRequest {
  readonly method: string | undefined;
  /** HTTP status of the response. */
  readonly status: number;
  /** True if the connection broke before the response was sent. */
  readonly aborted: boolean;
}

/**
 * Returns `undefined` if a request must not be logged, otherwise the number of requests of its kind that were not logged before it.
 */
export type RequestLogLimit = (request: EndedRequest) => number | undefined;

/**
 * Limits the log of requests that one client can send without end: it must not fill the log's disk. What a visitor has sent and the
 * server has accepted, such as a lead or an upload, is always logged; the rate limits bound it. The metrics count all.
 *
 * @param now returns the time in milliseconds
 */
export function limitRequestLog(now: () => number = () => performance.now()): RequestLogLimit {
  const minutes = new Map<Kind, { since: number; logged: number; notLogged: number }>();
  return (request) => {
    const kind = kindOf(request);
    if (kind === undefined) return 0;
    const minute = minutes.get(kind) ?? { since: now(), logged: 0, notLogged: 0 };
    minutes.set(kind, minute);
    if (now() - minute.since >= 60_000) {
      minute.since = now();
      minute.logged = 0;
    }
    if (minute.logged >= linesPerMinute) {
      minute.notLogged += 1;
      return undefined;
    }
    minute.logged += 1;
    const left = minute.notLogged;
    minute.notLogged = 0;
    return left;
  };
}

/** Kinds are limited separately: a flood of one must not hide the others. */
type Kind = "aborted" | "failed" | "refused" | "redirected" | "read";

/** Returns the kind of a request with a limit, or `undefined`. */
function kindOf({ method, status, aborted }: EndedRequest): Kind | undefined {
  if (aborted) return "aborted";
  if (status >= 500) return "failed";
  if (status >= 400) return "refused";
  // A form without JavaScript, stored or refused.
  if (status === 303) return "redirected";
  return method === "GET" || method === "HEAD" ? "read" : undefined;
}
