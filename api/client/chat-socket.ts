import * as v from "valibot";
import { type ChatAnswer, type ChatMessage, chatAnswerSchema } from "../contract/chat.ts";
import type { FormLanguage } from "../contract/languages.ts";
import { routes } from "../contract/routes.ts";

/** State of the chat's connection. */
export type ChatState = "connecting" | "connected" | "closed";

export interface ChatSocketOptions {
  /** Address of the WebSocket. Default: `/chat` on the page's own origin. */
  readonly url?: string;
  readonly onAnswer: (answer: ChatAnswer) => void;
  readonly onState?: (state: ChatState) => void;
  /** Delay before reconnecting, in milliseconds. A random delay of up to a third is added. Default: 3,000. */
  readonly retryMs?: number;
}

/** Connection to the chat. It reconnects by itself. */
export interface ChatSocket {
  /**
   * Trims the message and sends it.
   *
   * @param language language of the reply when the message itself does not show its language
   * @returns `false` if nothing was sent, because the message is empty or the connection is not open
   */
  send(message: string, language?: FormLanguage): boolean;
  /** Closes the connection for good, without reconnecting. */
  close(): void;
}

/**
 * Connects to the chat. After the connection breaks, it reconnects after 3 s plus a random delay, so that clients do not all
 * return to a restarted server at once. It waits while the page is hidden or offline.
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
