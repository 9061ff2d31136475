/** Resolves when the page is hydrated and the browser is idle. */
export async function idle(): Promise<void> {
  const root = document.documentElement;
  if (!root.hasAttribute("data-live"))
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(root, { attributeFilter: ["data-live"] });
    });
  // Safari does not support `requestIdleCallback` yet.
  await new Promise<void>((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve),
  );
}
