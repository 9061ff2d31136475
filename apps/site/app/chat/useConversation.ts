import { type ChatSocket, type ChatState, createChatSocket } from "@lightmaker/api/client";
import type { ChatWords } from "@lightmaker/content";
import type { Language } from "@lightmaker/content/routes";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { closestPages } from "./closest-pages.ts";
import {
  appendMessage,
  languageNamedBy,
  type Message,
  messageFromAnswer,
  readConversation,
  storeConversation,
} from "./conversation.ts";
import { fetchChatWords } from "./fetch-chat-words.ts";

/** Delay in milliseconds before the outage message answers a message that could not be sent (specification, section 8). */
const outageDelay = 500;

interface ConversationOptions {
  readonly page: Language;
  /** Texts of the window in the language of the page. */
  readonly words: ChatWords;
  /** Called for every answer. */
  readonly onAnswer: () => void;
}

/** Manages the conversation of this tab: its messages, the socket to the server, and the language of the window. */
export function useConversation({ page, words: pageWords, onAnswer }: ConversationOptions) {
  const [messages, setSaid] = useState<readonly Message[]>(() => readConversation().messages ?? []);
  const [status, setStatus] = useState<ChatState>("connecting");
  /** Questions without an answer yet, oldest first. Answers arrive in the order of the questions. */
  const [pending, setPending] = useState<readonly string[]>([]);
  const [windowTexts, setWindowTexts] = useState({ language: page, words: pageWords });
  const socket = useRef<ChatSocket>(undefined);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  const addMessage = (more: Omit<Message, "id" | "at">) =>
    setSaid((now) => appendMessage(now, more, Date.now()));
  const reportOutage = (question?: string) => {
    const { language, words } = windowTexts;
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      addMessage({ type: "notice", text: words.outage });
      if (question) void offerPages(question, language, words.nearest);
    }, outageDelay);
    timers.current.add(timer);
  };
  const offerPages = async (question: string, language: Language, text: string) => {
    try {
      const sources = await closestPages(question, language);
      if (sources.length > 0) addMessage({ type: "assistant", text, sources });
    } catch (error) {
      console.info("The search index could not be loaded either.", error);
    }
  };

  useEffect(() => storeConversation({ messages }), [messages]);

  const switchLanguage = async (language: Language, more?: "switched") => {
    try {
      const words = await fetchChatWords(language);
      setWindowTexts({ language, words });
      storeConversation({ language, page });
      if (more) addMessage({ type: "assistant", text: words[more] });
    } catch (error) {
      console.warn("The chat texts could not be loaded. The language was not switched.", error);
      reportOutage();
    }
  };

  // On a page in another language the window starts in the page's language. A language chosen on this page survives a reload.
  const restoreLanguage = useEffectEvent(() => {
    const { language, page: chosenOn } = readConversation();
    if (language && language !== page && chosenOn === page) void switchLanguage(language);
  });
  useEffect(() => restoreLanguage(), []);

  const handleAnswer = useEffectEvent((answer: Parameters<typeof messageFromAnswer>[0]) => {
    addMessage(messageFromAnswer(answer, pending[0] ?? ""));
    setPending((now) => now.slice(1));
    onAnswer();
  });
  const handleState = useEffectEvent((state: ChatState) => {
    setStatus(state);
    if (state !== "closed" || pending.length === 0) return;
    setPending([]);
    reportOutage(pending.at(-1));
  });
  useEffect(() => {
    const opened = createChatSocket({
      onAnswer: (answer) => handleAnswer(answer),
      onState: (state) => handleState(state),
    });
    const waiting = timers.current;
    socket.current = opened;
    return () => {
      opened.close();
      for (const timer of waiting) clearTimeout(timer);
    };
  }, []);

  return {
    messages,
    status,
    isTyping: pending.length > 0,
    language: windowTexts.language,
    words: windowTexts.words,
    /**
     * Sends the visitor's message. A message that is the name of a language switches to that language instead
     * (decisions 4).
     */
    send(text: string) {
      const message = text.trim();
      if (!message) return;
      addMessage({ type: "visitor", text: message });
      const asked = languageNamedBy(message);
      if (asked) void switchLanguage(asked, "switched");
      else if (socket.current?.send(message, windowTexts.language)) setPending((now) => [...now, message]);
      else reportOutage(message);
    },
    /** Handles "that was not my question": offers other questions and the link to a person. */
    decline({ others = [], question = "" }: Message) {
      const { words } = windowTexts;
      addMessage({
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
