import type { ChatWords } from "@lightmaker/content";
import { pageAt, pagePath } from "@lightmaker/content/routes";
import { ChunkLoadError, Icon, loadChunk } from "@lightmaker/ui";
import { type ComponentType, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { opensElsewhere } from "../shell/links.ts";
import { useShell } from "../shell/ShellContext.ts";
import type { ChatProps } from "./Chat.tsx";
import * as styles from "./chat.css.ts";
import { type ChatPlace, keptPlace } from "./place.ts";

interface Loaded {
  readonly Chat: ComponentType<ChatProps>;
  readonly words: ChatWords;
}

/**
 * Button that opens the chat: a link to the contact page until it is pressed, which loads everything else. It is part
 * of every page's first script, so it does no more than that. It stands outside the page, so the conversation survives
 * navigation.
 */
export function ChatLauncher() {
  const { pathname } = useLocation();
  const { language } = pageAt(pathname);
  const { chat } = useShell().labels;
  const [loaded, setLoaded] = useState<Loaded>();
  const [place, setPlace] = useState<ChatPlace>("away");
  const launcher = useRef<HTMLAnchorElement>(null);

  const show = async (next: ChatPlace) => {
    try {
      const { Chat, wordsIn } = await loadChunk("js/Chat", () => import("./Chat.tsx"), { needed: true });
      const words = await wordsIn(language, true);
      setLoaded((before) => before ?? { Chat, words });
      setPlace(next);
    } catch (error) {
      // `loadChunk` has already reported the error and told the visitor. The next press tries again.
      if (!(error instanceof ChunkLoadError)) throw error;
    }
  };
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    void show("open");
  };

  const resume = useEffectEvent(() => {
    const kept = keptPlace();
    if (kept) void show(kept);
  });
  useEffect(() => resume(), []);

  return (
    <aside aria-label={chat.open}>
      <a
        ref={launcher}
        href={pagePath("contactus", language)}
        className={styles.launcher}
        aria-label={place === "unread" ? chat.unread : chat.open}
        aria-haspopup="dialog"
        data-place={place}
        onClick={follow}
      >
        <Icon name="chat" />
      </a>
      {loaded ? (
        <loaded.Chat
          page={language}
          path={pathname}
          words={loaded.words}
          place={place}
          onPlace={setPlace}
          launcher={launcher}
        />
      ) : null}
    </aside>
  );
}
