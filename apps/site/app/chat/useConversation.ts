import { type ChatSocket, type ChatState, createChatSocket } from "@lightmaker/api/client";
import type { ChatWords } from "@lightmaker/content";
import type { Language } from "@lightmaker/content/routes";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { closestPages } from "./closestPages.ts";
import {
  keepConversation,
  languageAskedFor,
  readConversation,
  type Said,
  saidBy,
  withSaid,
} from "./conversation.ts";
import { wordsIn } from "./words.ts";

/** Delay in milliseconds before the outage message answers a message that could not be sent (specification, section 8). */
const outageAfter = 500;

interface ConversationOptions {
  readonly page: Language;
  /** Texts of the window in the language of the page. */
  readonly words: ChatWords;
  /** Called for every answer. */
  readonly onAnswer: () => void;
}

/** Manages the conversation of this tab: its messages, the socket to the server, and the language of the window. */
export function useConversation({ page, words: pageWords, onAnswer }: ConversationOptions) {
  const [said, setSaid] = useState<readonly Said[]>(() => readConversation().said ?? []);
  const [status, setStatus] = useState<ChatState>("connecting");
  /** Questions without an answer yet, oldest first. Answers arrive in the order of the questions. */
  const [pending, setPending] = useState<readonly string[]>([]);
  const [spoken, setSpoken] = useState({ language: page, words: pageWords });
  const socket = useRef<ChatSocket>(undefined);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  const say = (more: Omit<Said, "id" | "at">) => setSaid((now) => withSaid(now, more, Date.now()));
  const tellOutage = (question?: string) => {
    const { language, words } = spoken;
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      say({ type: "notice", text: words.outage });
      if (question) void offerPages(question, language, words.nearest);
    }, outageAfter);
    timers.current.add(timer);
  };
  const offerPages = async (question: string, language: Language, text: string) => {
    try {
      const sources = await closestPages(question, language);
      if (sources.length > 0) say({ type: "assistant", text, sources });
    } catch (error) {
      console.info("The search is not at hand either.", error);
    }
  };

  useEffect(() => keepConversation({ said }), [said]);

  const speak = async (language: Language, more?: "switched") => {
    try {
      const words = await wordsIn(language);
      setSpoken({ language, words });
      keepConversation({ language, page });
      if (more) say({ type: "assistant", text: words[more] });
    } catch (error) {
      console.warn("The chat goes on in its language.", error);
      tellOutage();
    }
  };

  // On a page in another language the window starts in the page's language. A language chosen on this page survives a reload.
  const begin = useEffectEvent(() => {
    const { language, page: chosenOn } = readConversation();
    if (language && language !== page && chosenOn === page) void speak(language);
  });
  useEffect(() => begin(), []);

  const hear = useEffectEvent((answer: Parameters<typeof saidBy>[0]) => {
    say(saidBy(answer, pending[0] ?? ""));
    setPending((now) => now.slice(1));
    onAnswer();
  });
  const connect = useEffectEvent((state: ChatState) => {
    setStatus(state);
    if (state !== "closed" || pending.length === 0) return;
    setPending([]);
    tellOutage(pending.at(-1));
  });
  useEffect(() => {
    const opened = createChatSocket({
      onAnswer: (answer) => hear(answer),
      onState: (state) => connect(state),
    });
    const waiting = timers.current;
    socket.current = opened;
    return () => {
      opened.close();
      for (const timer of waiting) clearTimeout(timer);
    };
  }, []);

  return {
    said,
    status,
    isTyping: pending.length > 0,
    language: spoken.language,
    words: spoken.words,
    /**
     * Sends the visitor's message. A message that is the name of a language switches to that language instead
     * (decisions 4).
     */
    send(text: string) {
      const message = text.trim();
      if (!message) return;
      say({ type: "visitor", text: message });
      const asked = languageAskedFor(message);
      if (asked) void speak(asked, "switched");
      else if (socket.current?.send(message, spoken.language)) setPending((now) => [...now, message]);
      else tellOutage(message);
    },
    /** Handles "that was not my question": offers other questions and the link to a person. */
    decline({ others = [], question = "" }: Said) {
      const { words } = spoken;
      say({
        type: "assistant",
        text: others.length > 0 ? words.others : words.noOthers,
        choices: others,
        sources: [
          {
            title: words.contact,
            url: words.contactHref.replace("{question}", encodeURIComponent(question)),
          },
        ],
      });
    },
  };
}
