import { tabStorage } from "../tab-storage.ts";

/** Where the chat is: put away, put away with something new, or open. */
export type ChatPlace = "away" | "unread" | "open";

const key = "chat-place";

/** Where a reload finds the chat, unless it was put away. */
export const keptPlace = (): ChatPlace | null => (tabStorage()?.getItem(key) ?? null) as ChatPlace | null;

/** Keeps where the chat is for a reload; put away is where it begins, so nothing has to be fetched then. */
export function keepPlace(place: ChatPlace): void {
  if (place === "away") tabStorage()?.removeItem(key);
  else tabStorage()?.setItem(key, place);
}
