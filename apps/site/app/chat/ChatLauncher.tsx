import type { ChatWords } from "@lightmaker/content";
import { pageAt, pagePath } from "@lightmaker/content/routes";
import { ChunkLoadError, Icon, loadChunk } from "@lightmaker/ui";
import { type ComponentType, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { isModifiedClick } from "../shell/links.ts";
import { useShell } from "../shell/shell-context.ts";
import type { ChatProps } from "./Chat.tsx";
import * as styles from "./chat.css.ts";
import { type ChatWindowState, readWindowState } from "./window-state.ts";

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
  const [windowState, setWindowState] = useState<ChatWindowState>("away");
  const launcher = useRef<HTMLAnchorElement>(null);

  const show = async (next: ChatWindowState) => {
    try {
      const { Chat, fetchChatWords } = await loadChunk("js/Chat", () => import("./Chat.tsx"), {
        needed: true,
      });
      const words = await fetchChatWords(language, true);
      setLoaded((before) => before ?? { Chat, words });
      setWindowState(next);
    } catch (error) {
      // `loadChunk` has already reported the error and told the visitor. The next press tries again.
      if (!(error instanceof ChunkLoadError)) throw error;
    }
  };
  const follow = (event: MouseEvent) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    void show("open");
  };

  const resume = useEffectEvent(() => {
    const stored = readWindowState();
    if (stored) void show(stored);
  });
  useEffect(() => resume(), []);

  return (
    <aside aria-label={chat.open}>
      <a
        ref={launcher}
        href={pagePath("contactus", language)}
        className={styles.launcher}
        aria-label={windowState === "unread" ? chat.unread : chat.open}
        aria-haspopup="dialog"
        data-state={windowState}
        onClick={follow}
      >
        <Icon name="chat" />
      </a>
      {loaded ? (
        <loaded.Chat
          page={language}
          path={pathname}
          words={loaded.words}
          windowState={windowState}
          onWindowStateChange={setWindowState}
          launcher={launcher}
        />
      ) : null}
    </aside>
  );
}
