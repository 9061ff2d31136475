// @vitest-environment jsdom
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { describe, expect, it, vi } from "vitest";
import { examples } from "./Chat.examples.ts";
import { ChatBubbles } from "./ChatBubbles.tsx";
import { ChatComposer } from "./ChatComposer.tsx";
import { ChatSuggestions } from "./ChatSuggestions.tsx";
import { ChatTyping } from "./ChatTyping.tsx";
import { pickOthers } from "./pick-others.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const { messages, bubbles, composer, suggestions } = examples.en.default;
const nothing = () => undefined;

/** The test suite for all components covers `ChatWindow` only. These are its parts. */
const parts: Readonly<Record<string, (given: object) => ReactNode>> = {
  ChatBubbles: (given) => <ChatBubbles messages={messages} labels={bubbles} {...given} />,
  ChatComposer: (given) => <ChatComposer {...composer} onSend={nothing} {...given} />,
  ChatSuggestions: (given) => <ChatSuggestions {...suggestions} onSelect={nothing} {...given} />,
  ChatTyping: (given) => <ChatTyping label="Writing" {...given} />,
};

describe.each(Object.entries(parts))("%s", (_, part) => {
  it("passes className, rest props and ref to its root", async () => {
    const container = document.createElement("div");
    const root = createRoot(container);
    const ref = vi.fn();
    await act(async () => root.render(part({ className: "given", "data-given": "yes", ref })));
    expect(container.firstElementChild?.matches(".given[data-given=yes]")).toBe(true);
    expect(ref).toHaveBeenCalledWith(container.firstElementChild);
    await act(async () => root.unmount());
  });
});

describe("pickOthers", () => {
  const pool = ["a", "b", "c", "d", "e", "f"];
  /** Returns the given numbers in turn and starts over after the last one. */
  const sequence = (...numbers: readonly number[]) => {
    let turn = 0;
    return () => numbers[turn++ % numbers.length] ?? 0;
  };

  it("prefers items that are not shown", () => {
    for (const random of [() => 0, () => 0.999, sequence(0.2, 0.7, 0.5)]) {
      const picked = pickOthers(pool, ["a", "b", "c", "d"], 4, random);
      expect(picked.slice(0, 2).toSorted()).toEqual(["e", "f"]);
      expect(new Set(picked).size).toBe(4);
    }
  });

  it("returns all items if there are too few, and does not change the pool", () => {
    expect(pickOthers(["a", "b"], [], 4, () => 0).toSorted()).toEqual(["a", "b"]);
    expect(pool).toEqual(["a", "b", "c", "d", "e", "f"]);
  });

  it("picks at random", () => {
    expect(pickOthers(pool, [], 4, () => 0)).not.toEqual(pickOthers(pool, [], 4, () => 0.999));
  });
});
