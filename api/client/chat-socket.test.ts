import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type ChatState, createChatSocket } from "./index.ts";

/** A `WebSocket` without a network. */
class FakeSocket {
  static opened: FakeSocket[] = [];
  readyState = 0;
  readonly sent: string[] = [];
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (event: { data: string }) => void;
  constructor() {
    FakeSocket.opened.push(this);
  }
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  send(text: string): void {
    this.sent.push(text);
  }
}

let page: EventTarget & { hidden: boolean };
let online: { onLine: boolean };
beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened = [];
  page = Object.assign(new EventTarget(), { hidden: false });
  online = { onLine: true };
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", online);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = () => {
  const states: ChatState[] = [];
  const chat = createChatSocket({ onAnswer: () => undefined, onState: (state) => states.push(state) });
  return { chat, states, count: () => FakeSocket.opened.length, last: () => FakeSocket.opened.at(-1) };
};

describe("a broken connection", () => {
  test.each([
    [0, 3_000],
    [0.999, 3_999],
  ])("comes back after three seconds and up to a third more (random %d)", (random, ms) => {
    vi.spyOn(Math, "random").mockReturnValue(random);
    const { states, count, last } = open();
    last()?.accept();
    last()?.close();
    vi.advanceTimersByTime(ms - 1);
    expect(count()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(count()).toBe(2);
    last()?.accept();
    expect(states).toEqual(["connecting", "connected", "closed", "connecting", "connected"]);
  });

  test("is tried again as often as it breaks", () => {
    const { count, last } = open();
    for (let broken = 1; broken <= 5; broken += 1) {
      last()?.close();
      vi.advanceTimersByTime(4_000);
      expect(count()).toBe(broken + 1);
    }
  });

  test.each([
    ["the network", "online", () => online],
    ["the tab", "visibilitychange", () => page],
  ] as const)("waits for %s to come back, and then connects at once", (_, event, target) => {
    const away = { onLine: false, hidden: true };
    const back = { onLine: true, hidden: false };
    const { count, last } = open();
    Object.assign(target(), away);
    last()?.close();
    vi.advanceTimersByTime(60_000);
    expect(count()).toBe(1);
    Object.assign(target(), back);
    page.dispatchEvent(new Event(event));
    expect(count()).toBe(2);
  });

  test("does not come back after the chat was closed", () => {
    const { chat, count, last } = open();
    last()?.accept();
    chat.close();
    vi.advanceTimersByTime(60_000);
    page.dispatchEvent(new Event("online"));
    expect(count()).toBe(1);
  });
});

test("a message counts as sent only while the connection is open", () => {
  const { chat, last } = open();
  expect(chat.send("too early")).toBe(false);
  last()?.accept();
  expect(chat.send(" 1390 ", "en")).toBe(true);
  expect(JSON.parse(last()?.sent[0] ?? "")).toMatchObject({ message: "1390", language: "en" });
  last()?.close();
  expect(chat.send("too late")).toBe(false);
  expect(last()?.sent).toHaveLength(1);
});
