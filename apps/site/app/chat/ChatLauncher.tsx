import type { ChatWords } from "@lightmaker/content";
import { pageAt, pagePath } from "@lightmaker/content/routes";
import { Icon } from "@lightmaker/ui";
import { type ComponentType, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { useShell } from "../shell/ShellContext.ts";
import type { ChatWidgetProps } from "./ChatWidget.tsx";
import * as styles from "./chat.css.ts";
import { keepConversation, readConversation } from "./conversation.ts";

interface Loaded {
  readonly Widget: ComponentType<ChatWidgetProps>;
  readonly words: ChatWords;
}

/**
 * The way into the chat: a link to the contact page until it is pressed, when script and words of the window are fetched. The
 * conversation outlives navigation because this stands outside the page, and a reload because the tab keeps it.
 */
export function ChatLauncher() {
  const { pathname } = useLocation();
  const { language } = pageAt(pathname);
  const { chat } = useShell().labels;
  const [loaded, setLoaded] = useState<Loaded>();
  const [open, setOpen] = useState(false);
  const [unread, setUnread] = useState(false);
  const launcher = useRef<HTMLAnchorElement>(null);
  const contact = pagePath("contactus", language);

  const show = async () => {
    if (!loaded) {
      const [{ ChatWidget }, { wordsIn }] = await Promise.all([
        import("./ChatWidget.tsx"),
        import("./words.ts"),
      ]);
      setLoaded({ Widget: ChatWidget, words: await wordsIn(language) });
    }
    setOpen(true);
    setUnread(false);
    keepConversation({ open: true, unread: false });
  };
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show().catch((error: unknown) => {
      console.warn("The chat could not be fetched; the contact page is the other way to a person.", error);
      location.assign(contact);
    });
  };
  const putAway = () => {
    setOpen(false);
    keepConversation({ open: false });
  };
  const close = () => {
    // What is hidden cannot take the focus, and it is hidden until this is drawn.
    flushSync(putAway);
    launcher.current?.focus();
  };

  const resume = useEffectEvent(() => {
    const { open: wasOpen, unread: wasUnread } = readConversation();
    setUnread(wasUnread === true);
    if (wasOpen)
      show().catch((error: unknown) => console.warn("The chat could not be fetched again.", error));
  });
  useEffect(() => resume(), []);

  // Over a whole small screen the window would hide the page that somebody has just gone to.
  const leave = useEffectEvent(() => {
    if (!matchMedia("(width > 768px)").matches && open) putAway();
  });
  const page = useRef(pathname);
  useEffect(() => {
    if (page.current !== pathname) leave();
    page.current = pathname;
  }, [pathname]);

  return (
    <aside aria-label={chat.open}>
      <a
        ref={launcher}
        href={contact}
        className={styles.launcher}
        aria-label={unread ? chat.unread : chat.open}
        aria-haspopup="dialog"
        data-open={open ? "" : undefined}
        data-unread={unread ? "" : undefined}
        onClick={follow}
      >
        <Icon name="chat" />
      </a>
      {loaded ? (
        <loaded.Widget
          page={language}
          words={loaded.words}
          open={open}
          onClose={close}
          onAnswer={() => {
            if (open) return;
            setUnread(true);
            keepConversation({ unread: true });
          }}
        />
      ) : null}
    </aside>
  );
}
