import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  appendMessage,
  isContactLink,
  languageNamedBy,
  type Message,
  messageFromAnswer,
  readConversation,
  storeConversation,
} from "./conversation.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("the messages of a conversation", () => {
  it("are sixty at most, and the oldest are dropped", () => {
    let messages: readonly Message[] = [];
    for (let number = 1; number <= 65; number += 1)
      messages = appendMessage(messages, { type: "visitor", text: String(number) }, number);
    expect(messages.map(({ text }) => Number(text))).toEqual(Array.from({ length: 60 }, (_, at) => at + 6));
    expect(new Set(messages.map(({ id }) => id)).size).toBe(60);
  });
});

describe("languageNamedBy", () => {
  it.each([
    ["English", "en"],
    ["ENGLISH", "en"],
    [" english ", "en"],
    ["中文", "zh"],
    ["in English please", undefined],
    ["", undefined],
  ])("%j names %s (decisions 4)", (text, language) => {
    expect(languageNamedBy(text)).toBe(language);
  });
});

describe("the stored conversation", () => {
  it("is merged with what is stored, and read again", () => {
    storeConversation({ language: "en", page: "zh" });
    storeConversation({ messages: [] });
    expect(readConversation()).toEqual({ language: "en", page: "zh", messages: [] });
  });

  it("is deleted if it is damaged, so that the chat opens", () => {
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    stored.set("chat", "[{");
    expect(readConversation()).toEqual({});
    expect(stored.size).toBe(0);
    warned.mockRestore();
  });
});

describe("messageFromAnswer", () => {
  const page = { title: "Wood", url: "/en/materials/wood" };
  const contact = { title: "Contact", url: "/en/contact/contactus?about=x#message" };

  it('keeps the other questions of a known answer for "that is not what I meant"', () => {
    const answer = { answer: "Yes.", sources: [page], suggestions: ["a", "b"] };
    expect(messageFromAnswer(answer, "wood?")).toEqual({
      type: "assistant",
      text: "Yes.",
      question: "wood?",
      sources: [page],
      others: ["a", "b"],
    });
  });

  it("offers them at once where the answer is to ask a person", () => {
    const answer = { answer: "I do not know.", sources: [contact], suggestions: ["a"] };
    expect(messageFromAnswer(answer, "?")).toMatchObject({ choices: ["a"] });
    expect([page, contact].map(({ url }) => isContactLink(url))).toEqual([false, true]);
  });
});
