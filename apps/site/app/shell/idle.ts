/** Resolves when the page has been taken over and the browser has nothing else to do. */
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
  // Safari has no idle callbacks yet.
  await new Promise<void>((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve),
  );
}
