import type { ChatWords } from "@lightmaker/content";
import type { Language } from "@lightmaker/content/routes";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { ChatWidget } from "./ChatWidget.tsx";
import { type ChatPlace, keepPlace } from "./place.ts";

export { wordsIn } from "./words.ts";

export interface ChatProps {
  page: Language;
  path: string;
  /** Texts in the language of the page. */
  words: ChatWords;
  place: ChatPlace;
  onPlace: (place: ChatPlace) => void;
  launcher: RefObject<HTMLElement | null>;
}

/** Loaded by the launcher. Opens and closes the chat window and remembers its state across a reload. */
export function Chat({ page, path, words, place, onPlace, launcher }: ChatProps) {
  useEffect(() => keepPlace(place), [place]);

  // On a small screen the window covers the page that the visitor has just opened.
  const leave = useEffectEvent(() => {
    if (place === "open" && !matchMedia("(width > 48em)").matches) onPlace("away");
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
      open={place === "open"}
      onClose={() => {
        // A hidden element cannot take the focus. `flushSync` renders the launcher visible first.
        flushSync(() => onPlace("away"));
        launcher.current?.focus();
      }}
      onAnswer={() => {
        if (place !== "open") onPlace("unread");
      }}
    />
  );
}
