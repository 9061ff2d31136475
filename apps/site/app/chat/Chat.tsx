import type { ChatWords } from "@lightmaker/content";
import type { Language } from "@lightmaker/content/routes";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { ChatWidget } from "./ChatWidget.tsx";
import { type ChatWindowState, storeWindowState } from "./window-state.ts";

export { fetchChatWords } from "./fetch-chat-words.ts";

export interface ChatProps {
  page: Language;
  path: string;
  /** Texts in the language of the page. */
  words: ChatWords;
  windowState: ChatWindowState;
  onWindowStateChange: (windowState: ChatWindowState) => void;
  launcher: RefObject<HTMLElement | null>;
}

/** Loaded by the launcher. Opens and closes the chat window and remembers its state across a reload. */
export function Chat({ page, path, words, windowState, onWindowStateChange, launcher }: ChatProps) {
  useEffect(() => storeWindowState(windowState), [windowState]);

  // On a small screen the window covers the page that the visitor has just opened.
  const leave = useEffectEvent(() => {
    if (windowState === "open" && !matchMedia("(width > 48em)").matches) onWindowStateChange("away");
  });
  const from = useRef(path);
  useEffect(() => {
    if (from.current !== path) leave();
    from.current = path;
  }, [path]);

  return (
    <ChatWidget
      page={page}
      words={words}
      open={windowState === "open"}
      onClose={() => {
        // A hidden element cannot take the focus. `flushSync` renders the launcher visible first.
        flushSync(() => onWindowStateChange("away"));
        launcher.current?.focus();
      }}
      onAnswer={() => {
        if (windowState !== "open") onWindowStateChange("unread");
      }}
    />
  );
}
