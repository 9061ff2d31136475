import { tabStorage } from "../tab-storage.ts";

/** State of the chat window: closed, closed with an unread answer, or open. */
export type ChatPlace = "away" | "unread" | "open";

const key = "chat-place";

/** Returns the stored state; `null` if the chat was closed. */
export const keptPlace = (): ChatPlace | null => (tabStorage()?.getItem(key) ?? null) as ChatPlace | null;

/** Stores the state for a reload. "away" is the initial state and is not stored, so nothing has to be loaded for it. */
export function keepPlace(place: ChatPlace): void {
  if (place === "away") tabStorage()?.removeItem(key);
  else tabStorage()?.setItem(key, place);
}
