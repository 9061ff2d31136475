/** A stay on a page as the store keeps it (specification, section 3, "Visit record"). */
export interface VisitRecord {
  visitPage: string;
  /** As it was sent: seconds on leaving a route, milliseconds on unload (decisions 22). */
  stopTime: number;
  /** When the page was left, in milliseconds since 1970. */
  timestamp: number;
  path: string;
  /** Milliseconds in which the page could be seen. */
  timeSpent: number;
  /** Where the visitor came from; never sent. */
  source: string;
}

/** Session storage key of the visits of this tab. */
const storageKey = "visits";
/** Older ones are forgotten. */
const most = 50;

const searchEngines = /(^|\.)(google|bing|baidu|sogou|so|duckduckgo|yandex|yahoo)\./;

/** Where somebody came from, told by the referrer. */
export function sourceOf(referrer: string, origin: string): string {
  if (!URL.canParse(referrer)) return "direct";
  const { hostname, origin: from } = new URL(referrer);
  if (from === origin) return "internal";
  return searchEngines.test(hostname) ? "search" : hostname;
}

/** Whether the visitor's browser asks not to be tracked: then nothing is sent, and nothing kept. */
function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as {
    doNotTrack?: unknown;
    globalPrivacyControl?: unknown;
  };
  return doNotTrack === "1" || Boolean(globalPrivacyControl);
}

function store(record: VisitRecord): void {
  try {
    const before = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]") as VisitRecord[];
    sessionStorage.setItem(storageKey, JSON.stringify([...before, record].slice(-most)));
  } catch {
    // Storage is switched off or full: the visit is sent all the same.
  }
}

/**
 * Measures how long each page is looked at. Time in which the tab is hidden does not count.
 *
 * @param send reports a stay in milliseconds
 */
export function createVisits(send: (visitPage: string, ms: number, unload?: boolean) => void) {
  let path: string | undefined;
  let spent = 0;
  /** Since when the page has been seen; undefined while it is hidden. */
  let since: number | undefined;

  const pause = () => {
    if (since !== undefined) spent += performance.now() - since;
    since = undefined;
  };
  const resume = () => {
    since = document.visibilityState === "visible" ? performance.now() : undefined;
  };
  const leave = (unload: boolean) => {
    if (path === undefined || asksNotToBeTracked()) return;
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
    /** Another page is shown: the stay on the one before it has ended. */
    arrive(next: string): void {
      if (next === path) return;
      leave(false);
      begin(next);
    },
    /** Begins to follow the tab; call what it returns to stop. */
    listen(): () => void {
      const onVisibility = () => (document.visibilityState === "visible" ? resume() : pause());
      const onHide = () => {
        leave(true);
        // A page that comes back from the browser's memory begins a stay of its own.
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
