import { tabStorage } from "../tab-storage.ts";

/** State of the chat window: closed, closed with an unread answer, or open. */
export type ChatWindowState = "away" | "unread" | "open";

const key = "chat-place";

/** Returns the stored state; `null` if the chat was closed. */
export const readWindowState = (): ChatWindowState | null =>
  (tabStorage()?.getItem(key) ?? null) as ChatWindowState | null;

/** Stores the state for a reload. "away" is the initial state and is not stored, so nothing has to be loaded for it. */
export function storeWindowState(windowState: ChatWindowState): void {
  if (windowState === "away") tabStorage()?.removeItem(key);
  else tabStorage()?.setItem(key, windowState);
}
