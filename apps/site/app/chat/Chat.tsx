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
  /** In the language of the page. */
  words: ChatWords;
  place: ChatPlace;
  onPlace: (place: ChatPlace) => void;
  launcher: RefObject<HTMLElement | null>;
}

/** What the launcher fetches: it opens the window, puts it away, and remembers which for a reload. */
export function Chat({ page, path, words, place, onPlace, launcher }: ChatProps) {
  useEffect(() => keepPlace(place), [place]);

  // Over a whole small screen the window would hide the page that somebody has just gone to.
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
        // What is hidden cannot take the focus, and it is hidden until this is drawn.
        flushSync(() => onPlace("away"));
        launcher.current?.focus();
      }}
      onAnswer={() => {
        if (place !== "open") onPlace("unread");
      }}
    />
  );
}
