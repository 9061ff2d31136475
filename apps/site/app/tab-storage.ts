/** What a tab keeps for a reload. Session storage may be switched off; then a reload forgets, and nothing else breaks. */
export function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
