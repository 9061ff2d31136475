import type { Meta, StoryObj } from "@storybook/react-vite";
import { Activity, type ReactNode, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./Carousel.examples.ts";
import { TextCarousel } from "./TextCarousel.tsx";

const meta = {
  component: TextCarousel,
  argTypes: {
    thumbs: {
      control: { type: "inline-radio" },
      options: ["none", "pictures"],
      mapping: { none: undefined, pictures: examples.en.thumbs.thumbs },
    },
  },
} satisfies Meta<typeof TextCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the index of the position mark or thumbnail that has `aria-current`. */
const current = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll("button[aria-label]:has(> span)")].findIndex(
    (mark) => mark.ariaCurrent === "true",
  );
const expectPosition = (canvas: HTMLElement, index: number) =>
  waitFor(() => expect(current(canvas)).toBe(index));
const live = (canvas: HTMLElement) =>
  waitFor(() => expect(canvas.querySelector("[role=group][data-live]")).not.toBeNull());
const numbered = (template: string, number: number) => template.replace("{index}", String(number));

/**
 * Keyboard: Tab moves from the row through the position marks to the buttons; the arrow keys, Enter and Space change
 * the slide.
 */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { canvasElement } = context;
    const { labels, slides } = shownArgs(context);
    await live(canvasElement);
    const canvas = within(canvasElement);
    const button = (name: string) => canvas.getByRole("button", { name });
    await userEvent.tab();
    await expect(canvasElement.querySelector("[tabindex='0']")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expectPosition(canvasElement, 0);
    await userEvent.keyboard("{ArrowRight}");
    await expectPosition(canvasElement, 1);
    await userEvent.keyboard("{ArrowRight}");
    await expectPosition(canvasElement, 2);
    await userEvent.keyboard("{ArrowLeft}");
    await expectPosition(canvasElement, 1);
    for (const position of slides.keys()) {
      await userEvent.tab();
      await expect(button(numbered(labels.goTo, position + 1))).toHaveFocus();
    }
    await userEvent.keyboard("{Enter}");
    await expectPosition(canvasElement, slides.length - 1);
    await expect(button(labels.next)).toHaveAttribute("aria-disabled", "true");
    await userEvent.tab();
    await expect(button(labels.previous)).toHaveFocus();
    await userEvent.keyboard(" ");
    await expectPosition(canvasElement, slides.length - 2);
    await userEvent.tab();
    await expect(button(labels.next)).toHaveFocus();
    await userEvent.click(button(numbered(labels.goTo, 1)));
    await expectPosition(canvasElement, 0);
    await expect(button(labels.previous)).toHaveAttribute("aria-disabled", "true");
    await expect(canvasElement.querySelector("[aria-live=polite]")).not.toBeEmptyDOMElement();
  },
};

export const Peeking: Story = fromExamples(examples, "peeking");

/** Plays automatically, also after a resize, until the visitor pauses it. */
export const PlaysByItself: Story = {
  ...fromExamples(examples, "autoplay"),
  decorators: [(Story) => <div data-frame="">{Story()}</div>],
  play: async (context) => {
    const { canvasElement } = context;
    const { labels } = shownArgs(context);
    await live(canvasElement);
    const canvas = within(canvasElement);
    await waitFor(() => expect(current(canvasElement)).toBeGreaterThan(0));
    await expect(canvasElement.querySelector("[aria-live=off]")).toBeEmptyDOMElement();
    const frame = canvasElement.querySelector<HTMLElement>("[data-frame]");
    if (!frame) throw new Error("The story has no frame.");
    frame.style.inlineSize = "20rem";
    await expectPosition(canvasElement, 4);
    await expectPosition(canvasElement, 0);
    await userEvent.click(canvas.getByRole("button", { name: labels.pause }));
    await expect(canvas.getByRole("button", { name: labels.play })).toBeVisible();
    await expect(canvasElement.querySelector("[data-playing]")).toBeNull();
  },
};

/** A thumbnail leads to its slide, and the row of thumbnails scrolls along. */
export const Thumbs: Story = {
  ...fromExamples(examples, "thumbs"),
  decorators: [(Story) => <div style={{ maxInlineSize: "18rem" }}>{Story()}</div>],
  play: async (context) => {
    const { canvasElement } = context;
    const { labels, slides } = shownArgs(context);
    await live(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: numbered(labels.goTo, 3) }));
    await expectPosition(canvasElement, 2);
    await userEvent.click(canvas.getByRole("button", { name: labels.next }));
    await userEvent.click(canvas.getByRole("button", { name: labels.next }));
    await expectPosition(canvasElement, slides.length - 1);
    const last = canvas.getByRole("button", { name: numbered(labels.goTo, slides.length) });
    const row = last.closest("ul");
    await waitFor(() =>
      expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(row?.getBoundingClientRect().right ?? 0),
    );
  },
};

/** In right-to-left layouts the row is mirrored, and each arrow key moves in the direction that it points to. */
export const RightToLeft: Story = {
  ...fromExamples(examples, "peeking"),
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvasElement }) => {
    await live(canvasElement);
    const edge = () => canvasElement.querySelector("[tabindex='0']")?.getBoundingClientRect().right ?? 0;
    const slideAt = (position: number) =>
      canvasElement.querySelectorAll("[role=group] [role=group]")[position]?.getBoundingClientRect().right ??
      0;
    await expect(slideAt(1)).toBeLessThan(slideAt(0));
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expectPosition(canvasElement, 1);
    // 16 px: the gap at the start of each slide.
    await waitFor(() => expect(Math.abs(slideAt(1) - edge() - 16)).toBeLessThanOrEqual(1));
    await userEvent.keyboard("{ArrowRight}");
    await expectPosition(canvasElement, 0);
  },
};

function Kept({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        {shown ? "–" : "+"}
      </button>
      <Activity mode={shown ? "visible" : "hidden"}>{children}</Activity>
    </>
  );
}

/** Keeps its position when an `Activity` hides it and shows it again. */
export const HiddenAndShownAgain: Story = {
  tags: ["!autodocs", "!dev"],
  ...fromExamples(examples, "default"),
  render: (args) => (
    <Kept>
      <TextCarousel {...args} />
    </Kept>
  ),
  play: async (context) => {
    const { canvasElement } = context;
    const { labels } = shownArgs(context);
    await live(canvasElement);
    const canvas = within(canvasElement);
    const place = () =>
      canvasElement.querySelectorAll("[role=group] [role=group]")[2]?.getBoundingClientRect().left ?? 0;
    await userEvent.click(canvas.getByRole("button", { name: numbered(labels.goTo, 3) }));
    await expectPosition(canvasElement, 2);
    const edge = canvasElement.querySelector("[tabindex='0']")?.getBoundingClientRect().left ?? 0;
    await waitFor(() => expect(Math.abs(place() + 16 - edge)).toBeLessThanOrEqual(1));
    await userEvent.click(canvas.getByRole("button", { name: "–" }));
    await userEvent.click(canvas.getByRole("button", { name: "+" }));
    await expect(current(canvasElement)).toBe(2);
    await waitFor(() => expect(Math.abs(place() + 16 - edge)).toBeLessThanOrEqual(1));
    await userEvent.click(canvas.getByRole("button", { name: labels.next }));
    await expectPosition(canvasElement, 3);
  },
};

/** Controlled: the parent holds the index and the paused state. */
export const Controlled: Story = {
  ...fromExamples(examples, "autoplay"),
  args: { ...examples.en.autoplay, index: 1, paused: true, onIndexChange: fn(), onPausedChange: fn() },
  play: async (context) => {
    const { canvasElement, args } = context;
    const { labels } = shownArgs(context);
    await live(canvasElement);
    const canvas = within(canvasElement);
    await expect(current(canvasElement)).toBe(1);
    await userEvent.click(canvas.getByRole("button", { name: labels.next }));
    await waitFor(() => expect(args.onIndexChange).toHaveBeenCalledWith(2));
    await userEvent.click(canvas.getByRole("button", { name: labels.play }));
    await expect(args.onPausedChange).toHaveBeenCalledWith(false);
    await expect(current(canvasElement)).toBe(1);
    await expect(canvas.getByRole("button", { name: labels.play })).toBeVisible();
  },
};

export const ManySlides: Story = fromExamples(examples, "manySlides");

/** With a single slide there are no controls. */
export const Single: Story = {
  ...fromExamples(examples, "single"),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryAllByRole("button")).toHaveLength(0);
  },
};

export const LongText: Story = fromExamples(examples, "longText");
