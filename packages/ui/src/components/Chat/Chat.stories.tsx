import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { above } from "../../styles/scale.ts";
import { examples } from "./Chat.examples.ts";
import type { ChatMessage } from "./ChatBubble.tsx";
import { ChatBubbles } from "./ChatBubbles.tsx";
import { ChatComposer, type ChatComposerProps } from "./ChatComposer.tsx";
import { ChatSuggestions, type ChatSuggestionsProps } from "./ChatSuggestions.tsx";
import { ChatTyping } from "./ChatTyping.tsx";
import { ChatWindow, type ChatWindowProps } from "./ChatWindow.tsx";

interface Args extends Omit<ChatWindowProps, "children" | "suggestions" | "composer"> {
  messages: readonly ChatMessage[];
  bubbles: Parameters<typeof ChatBubbles>[0]["labels"];
  composer: Pick<ChatComposerProps, "labels" | "hint">;
  suggestions: Pick<ChatSuggestionsProps, "categories" | "labels" | "defaultOpen">;
  visitor: string;
  typing?: string;
  onSend?: (message: string) => void;
}

/**
 * Combines the parts as an application does: it keeps the messages. A real application would also send them to the
 * server.
 */
function Chat({ messages, bubbles, composer, suggestions, visitor, typing, onSend, ...args }: Args) {
  const [sent, setSent] = useState<readonly string[]>([]);
  const send = (message: string) => {
    setSent((now) => [...now, message]);
    onSend?.(message);
  };
  const said = sent.map((content, index) => ({
    id: `sent-${index}`,
    type: "visitor" as const,
    name: visitor,
    content,
  }));
  const place = args.placement === "inline" ? { blockSize: "36rem", maxInlineSize: "26rem" } : undefined;
  return (
    <div style={place}>
      <ChatWindow
        {...args}
        suggestions={<ChatSuggestions {...suggestions} onSelect={send} />}
        composer={<ChatComposer {...composer} onSend={send} maxLength={500} />}
      >
        <ChatBubbles messages={[...messages, ...said]} onChoose={send} labels={bubbles}>
          {typing ? <ChatTyping label={typing} /> : null}
        </ChatBubbles>
      </ChatWindow>
    </div>
  );
}

const meta = {
  component: Chat,
  args: { onSend: fn(), onClose: fn() },
} satisfies Meta<typeof Chat>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story["play"]>>[0];

const fieldOf = (context: PlayContext) =>
  within(context.canvasElement).getByRole("textbox", { name: shownArgs(context).composer.labels.message });

/** Enter sends the trimmed message; an empty message is not sent. Shift+Enter starts a new line. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { title, labels, composer, onSend, onClose, messages } = shownArgs(context);
    const canvas = within(context.canvasElement);
    const field = fieldOf(context);
    await expect(canvas.getByRole("dialog", { name: title })).toHaveAttribute("data-status", "connected");
    await userEvent.click(field);
    await userEvent.keyboard("{Enter}   {Enter}");
    await userEvent.click(canvas.getByRole("button", { name: composer.labels.send }));
    await expect(onSend).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, "  530 RF{Shift>}{Enter}{/Shift}M20  {Enter}");
    await expect(onSend).toHaveBeenLastCalledWith("530 RF\nM20");
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
    const log = canvas.getByRole("log");
    await expect(log).toHaveTextContent("530 RF M20");
    await userEvent.click(within(log).getByRole("button", { name: messages.at(-1)?.choices?.[0] ?? "" }));
    await expect(onSend).toHaveBeenLastCalledWith(messages.at(-1)?.choices?.[0]);
    await userEvent.click(canvas.getByRole("button", { name: labels.close }));
    await userEvent.click(field);
    await userEvent.keyboard("{Escape}");
    await expect(onClose).toHaveBeenCalledTimes(2);
  },
};

/** Enter that confirms a word in an input method does not send the message, also with Safari's order of events. */
export const Composing: Story = {
  tags: ["!autodocs", "!dev"],
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { onSend, onClose } = shownArgs(context);
    const field = fieldOf(context);
    await userEvent.type(field, "jiguang");
    await fireEvent.keyDown(field, { key: "Enter", isComposing: true });
    await fireEvent.keyDown(field, { key: "Escape", isComposing: true });
    await fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
    await expect(onSend).not.toHaveBeenCalled();
    await expect(onClose).not.toHaveBeenCalled();
    await expect(field).toHaveValue("jiguang");
    await fireEvent.keyDown(field, { key: "Enter", keyCode: 13 });
    await expect(onSend).toHaveBeenCalledWith("jiguang");
  },
};

/**
 * Four questions of all categories, four of one category and back, four others. A selected question is sent and the
 * panel closes.
 */
export const Suggestions: Story = {
  ...fromExamples(examples, "suggestions"),
  play: async (context) => {
    const { suggestions, onSend } = shownArgs(context);
    const { categories, labels } = suggestions;
    const canvas = within(context.canvasElement);
    const shown = () =>
      [...context.canvasElement.querySelectorAll("ul[aria-live] button")].map(
        ({ textContent }) => textContent,
      );
    await expect(shown()).toHaveLength(4);
    const before = shown();
    await userEvent.click(canvas.getByRole("button", { name: labels.refresh }));
    await expect(shown().filter((question) => before.includes(question))).toEqual([]);

    const [first] = categories;
    if (!first) throw new Error("The example has no category.");
    await userEvent.click(canvas.getByRole("button", { name: first.label }));
    await expect(shown()).toEqual(first.questions.slice(0, 4));
    // The pressed button was removed. Keyboard focus continues with the questions that replaced it.
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: first.questions[0] ?? "" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: labels.back }));
    await expect(shown()).toEqual(before);

    const question = canvas.getByRole("button", { name: before[0] ?? "" });
    await userEvent.click(question);
    await expect(onSend).toHaveBeenCalledWith(before[0]);
    const toggle = canvas.getByRole("button", { name: labels.title });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(toggle).toHaveFocus();
    await expect(question).not.toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(question).toBeVisible();
  },
};

export const Typing: Story = {
  ...fromExamples(examples, "typing"),
  play: async (context) => {
    const log = within(context.canvasElement).getByRole("log");
    await expect(log).toHaveTextContent(shownArgs(context).typing ?? "");
  },
};

export const Closed: Story = {
  ...fromExamples(examples, "closed"),
  play: async (context) => {
    const { labels } = shownArgs(context);
    await expect(within(context.canvasElement).getByRole("status")).toHaveTextContent(labels.status.closed);
  },
};

/** In the corner of the viewport, or full-screen on a small one. */
export const Floating: Story = {
  ...fromExamples(examples, "floating"),
  parameters: {
    ...fromExamples(examples, "floating").parameters,
    docs: { frame: { height: 640 } },
  },
};

/** Full-screen on a small viewport; the page behind it does not scroll. */
export const OnPhone: Story = {
  ...Floating,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    // The tests of Storybook's addon do not set the window of the story.
    if (matchMedia(above.medium).matches) return;
    const { width, height } = within(canvasElement).getByRole("dialog").getBoundingClientRect();
    await expect([width, height]).toEqual([window.innerWidth, window.innerHeight]);
    await expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
  },
};

/** Starts scrolled to the end, and scrolls to the end when the visitor sends a message. */
export const LongText: Story = {
  ...fromExamples(examples, "longText"),
  play: async (context) => {
    const log = within(context.canvasElement).getByRole("log");
    await expect(log.scrollHeight).toBeGreaterThan(log.clientHeight);
    await expect(log.scrollWidth).toBe(log.clientWidth);
    await expect(log.scrollTop).toBe(0);
    const last = log.querySelector("ol > li:last-child");
    const end = () => log.getBoundingClientRect().bottom - (last?.getBoundingClientRect().bottom ?? 0);
    await expect(end()).toBeGreaterThan(0);
    log.scrollTop = -400;
    await waitFor(() => expect(end()).toBeLessThan(0));
    await userEvent.type(fieldOf(context), "M20{Enter}");
    await waitFor(() => expect(log.scrollTop).toBe(0));
  },
};
