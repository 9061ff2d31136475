/**
 * React Router aborts the data of a page that another page overtakes, and nobody handles the promises that are then rejected: those
 * of data whose start had arrived and whose end had not. Browsers would report them as errors of the site, which they are not.
 */
export function ignoreAbortedData(): void {
  addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
  });
}
