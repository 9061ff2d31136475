/**
 * Suppresses rejections of aborted page data. React Router aborts the data of a page when another navigation overtakes
 * it. It leaves the promises unhandled whose data had only arrived in part, and browsers would report them as errors of
 * the site.
 */
export function ignoreAbortedData(): void {
  addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
  });
}
