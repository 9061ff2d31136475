import * as v from "valibot";
import { type ChatAnswer, type ChatMessage, chatAnswerSchema } from "../contract/chat.ts";
import { type FormLanguage, routes } from "../contract/routes.ts";

/** Where a chat's connection stands. */
export type ChatState = "connecting" | "connected" | "closed";

/** Settings of a chat's connection. */
export interface ChatSocketOptions {
  /** Address of the socket. Default: `/chat` of the page's own origin. */
  readonly url?: string;
  readonly onAnswer: (answer: ChatAnswer) => void;
  readonly onState?: (state: ChatState) => void;
  /** How long to wait before connecting again, in milliseconds. Default 3,000. Up to a third is added by chance. */
  readonly retryMs?: number;
}

/** A chat's connection, which connects again by itself. */
export interface ChatSocket {
  /**
   * Sends a message, trimmed.
   *
   * @param language to answer in when the message itself does not tell
   * @returns whether it was sent: not when it is empty or nobody is connected
   */
  send(message: string, language?: FormLanguage): boolean;
  /** Ends the connection for good. */
  close(): void;
}

/**
 * Connects to the chat. After a break it tries again every 3 s, and by chance a little later, so that a server that comes back
 * is not met by everybody at once; while the page is hidden or offline it waits.
 */
export function createChatSocket({ url, onAnswer, onState, retryMs = 3_000 }: ChatSocketOptions): ChatSocket {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leaving = new AbortController();

  const connect = (): void => {
    timer = undefined;
    if (socket || leaving.signal.aborted || document.hidden || !navigator.onLine) return;
    onState?.("connecting");
    const opened = new WebSocket(url ?? routes.chat);
    socket = opened;
    opened.onopen = () => onState?.("connected");
    opened.onmessage = ({ data }) => {
      const answer = v.safeParse(chatAnswerSchema, parse(data));
      if (answer.success) onAnswer(answer.output);
      else console.warn("Unreadable answer of the chat", data);
    };
    opened.onclose = () => {
      socket = undefined;
      onState?.("closed");
      timer = setTimeout(connect, retryMs * (1 + Math.random() / 3));
    };
  };
  const resume = (): void => {
    if (timer === undefined) connect();
  };
  const options = { signal: leaving.signal };
  document.addEventListener("visibilitychange", resume, options);
  addEventListener("online", resume, options);
  connect();

  return {
    send(text, language) {
      const message = text.trim();
      if (!message || socket?.readyState !== 1) return false;
      socket.send(
        JSON.stringify({ message, time: new Date().toISOString(), language } satisfies ChatMessage),
      );
      return true;
    },
    close() {
      leaving.abort();
      clearTimeout(timer);
      socket?.close();
    },
  };
}

function parse(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}
