/**
 * Returns the session storage. What a tab keeps for a reload is stored there. It may be disabled: then a reload loses these
 * values, and nothing else breaks.
 */
export function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
