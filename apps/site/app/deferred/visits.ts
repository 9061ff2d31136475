/** One stay on a page, as stored (specification, section 3, "Visit record"). */
export interface VisitRecord {
  visitPage: string;
  /** The value as sent to the API: seconds when the visitor changes the route, milliseconds on unload (decisions 22). */
  stopTime: number;
  /** Time at which the visitor left the page, in milliseconds since 1970. */
  timestamp: number;
  path: string;
  /** Time during which the page was visible, in milliseconds. */
  timeSpent: number;
  /** Source of the visit, from the referrer. It is never sent. */
  source: string;
}

/** Session storage key of this tab's visits. */
const storageKey = "visits";
/** Maximum number of stored visits. Older ones are dropped. */
const maxVisits = 50;

const searchEngines = /(^|\.)(google|bing|baidu|sogou|so|duckduckgo|yandex|yahoo)\./;

/** Derives the source of a visit from the referrer. */
export function sourceOf(referrer: string, origin: string): string {
  if (!URL.canParse(referrer)) return "direct";
  const { hostname, origin: from } = new URL(referrer);
  if (from === origin) return "internal";
  return searchEngines.test(hostname) ? "search" : hostname;
}

/** Returns true if the visitor's browser asks not to be tracked. Then nothing is sent and nothing is stored. */
function doNotTrackRequested(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as {
    doNotTrack?: unknown;
    globalPrivacyControl?: unknown;
  };
  return doNotTrack === "1" || Boolean(globalPrivacyControl);
}

function store(record: VisitRecord): void {
  try {
    const before = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]") as VisitRecord[];
    sessionStorage.setItem(storageKey, JSON.stringify([...before, record].slice(-maxVisits)));
  } catch {
    // Storage is disabled or full. The visit is still sent.
  }
}

/**
 * Measures the time a visitor spends on each page. Time in which the tab is hidden does not count.
 *
 * @param send reports a stay in milliseconds
 */
export function createVisits(send: (visitPage: string, ms: number, unload?: boolean) => void) {
  let path: string | undefined;
  let spent = 0;
  /** Time since which the page has been visible; `undefined` while the tab is hidden. */
  let since: number | undefined;

  const pause = () => {
    if (since !== undefined) spent += performance.now() - since;
    since = undefined;
  };
  const resume = () => {
    since = document.visibilityState === "visible" ? performance.now() : undefined;
  };
  const leave = (unload: boolean) => {
    if (path === undefined || doNotTrackRequested()) return;
    pause();
    const timeSpent = Math.round(spent);
    store({
      visitPage: path,
      stopTime: unload ? timeSpent : timeSpent / 1_000,
      timestamp: Date.now(),
      path,
      timeSpent,
      source: sourceOf(document.referrer, location.origin),
    });
    send(path, timeSpent, unload);
  };
  const begin = (next: string | undefined) => {
    path = next;
    spent = 0;
    resume();
  };

  return {
    /** Ends the stay on the previous page and starts one on the next. */
    enterPage(next: string): void {
      if (next === path) return;
      leave(false);
      begin(next);
    },
    /** Starts to follow the tab's visibility. Returns a function that stops it. */
    listen(): () => void {
      const onVisibility = () => (document.visibilityState === "visible" ? resume() : pause());
      const onHide = () => {
        leave(true);
        // A page restored from the back/forward cache starts a new stay.
        begin(path);
        pause();
      };
      const onShow = ({ persisted }: PageTransitionEvent) => persisted && begin(path);
      document.addEventListener("visibilitychange", onVisibility);
      addEventListener("pagehide", onHide);
      addEventListener("pageshow", onShow);
      return () => {
        document.removeEventListener("visibilitychange", onVisibility);
        removeEventListener("pagehide", onHide);
        removeEventListener("pageshow", onShow);
      };
    },
  };
}
