/** Returns the session storage. It may be disabled: then a reload loses what it held, and nothing else breaks. */
export function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
