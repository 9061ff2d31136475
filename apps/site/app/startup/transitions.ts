/**
 * React Router ends a view transition that the next page overtakes, and nobody takes up the promise that is then refused:
 * browsers would report it as an error of the site, which it is not. The page is shown without its transition.
 */
export function letTransitionsEnd(): void {
  // Not in all browsers.
  if (!("startViewTransition" in document)) return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
