/**
 * React Router gives up what another page overtakes, and nobody takes up the promises that are then refused: those of its view
 * transition, and those of data whose words had come and whose end had not. Browsers would report them as errors of the site,
 * which they are not: the page is shown without its transition, and the data is no longer wanted.
 */
export function letGivenUpGo(): void {
  addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
  });
  // Not in all browsers. Its promise can be refused for other reasons too: the tab was hidden, or the page is slow.
  if (!("startViewTransition" in document)) return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
