import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { Image } from "../Image/index.ts";
import { examples } from "./Marquee.examples.ts";
import { Marquee, type MarqueeProps } from "./Marquee.tsx";
import { MarqueeItem } from "./MarqueeItem.tsx";
import { frame, measureSpeed } from "./measure-speed.ts";

interface StoryArgs extends Omit<MarqueeProps, "children"> {
  items: readonly { name: string; href: string; picture: Parameters<typeof Image>[0]["picture"] }[];
  imageError: string;
}

function PictureMarquee({ items, imageError, ...args }: StoryArgs) {
  return (
    <Marquee {...args}>
      {items.map(({ name, href, picture }) => (
        <MarqueeItem key={href}>
          <a href={href}>
            <Image errorLabel={imageError} picture={picture} rounded sizes="20rem" />
            {name}
          </a>
        </MarqueeItem>
      ))}
    </Marquee>
  );
}

const meta = {
  component: PictureMarquee,
  args: { onPausedChange: fn() },
} satisfies Meta<typeof PictureMarquee>;
export default meta;
type Story = StoryObj<typeof meta>;

const group = (canvas: HTMLElement) => within(canvas).getByRole("group");
const live = (canvas: HTMLElement) => waitFor(() => expect(group(canvas)).toHaveAttribute("data-live"));
const moves = (canvas: HTMLElement) => waitFor(() => expect(group(canvas)).toHaveAttribute("data-playing"));
const expectStill = (canvas: HTMLElement) =>
  waitFor(() => expect(group(canvas)).not.toHaveAttribute("data-playing"));

/** Waits until the row moves. With reduced motion, play must be pressed first. */
async function goes(context: Parameters<NonNullable<Story["play"]>>[0]) {
  const { canvasElement } = context;
  await live(canvasElement);
  const play = within(canvasElement).queryByRole("button", { name: shownArgs(context).labels.play });
  if (play) {
    await userEvent.click(play);
    play.blur();
    await userEvent.unhover(group(canvasElement));
  }
  await moves(canvasElement);
}

/** Moves at 50 px per second. Stops while it has keyboard focus, or when the visitor pauses it. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { canvasElement } = context;
    const { labels, items } = shownArgs(context);
    const canvas = within(canvasElement);
    await goes(context);
    const speed = await measureSpeed(canvasElement);
    await expect(speed).toBeLessThan(-45);
    await expect(speed).toBeGreaterThan(-55);

    await userEvent.tab();
    await expectStill(canvasElement);
    for (const { name } of items) {
      await userEvent.tab();
      const link = canvas.getByRole("link", { name: new RegExp(name) });
      await expect(link).toHaveFocus();
      const room = group(canvasElement).getBoundingClientRect();
      const place = link.getBoundingClientRect();
      await expect(place.left).toBeGreaterThanOrEqual(room.left - 1);
      await expect(place.right).toBeLessThanOrEqual(room.right + 1);
    }
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: labels.pause })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: labels.play })).toHaveFocus();
    await userEvent.tab();
    await expectStill(canvasElement);
  },
};

/** An item that leaves on one side comes back on the other. */
export const Wraps: Story = {
  ...fromExamples(examples, "fast"),
  play: async (context) => {
    const { canvasElement } = context;
    await goes(context);
    const [first] = within(canvasElement).getAllByRole("link");
    if (!first) throw new Error("The example has no items.");
    const middle = () => group(canvasElement).getBoundingClientRect().width / 2;
    const place = () => first.getBoundingClientRect().left;
    for (let round = 0; round < 2; round += 1) {
      while (place() > 0) await frame();
      while (place() < middle()) await frame();
    }
    await expect(group(canvasElement)).toHaveAttribute("data-playing");
  },
};

/** Items too few for the viewport are repeated. Keyboard and screen readers skip the copies. */
export const FewItems: Story = {
  ...fromExamples(examples, "fewItems"),
  decorators: [(Story) => <div data-frame="">{Story()}</div>],
  play: async (context) => {
    const { canvasElement } = context;
    const { items } = shownArgs(context);
    const rounds = () => canvasElement.querySelectorAll("li").length / items.length;
    await live(canvasElement);
    await waitFor(() => expect(rounds()).toBeGreaterThan(1));
    await expect(within(canvasElement).getAllByRole("link")).toHaveLength(items.length);
    for (const link of canvasElement.querySelectorAll("[aria-hidden] a"))
      await expect(link).toHaveAttribute("tabindex", "-1");

    const room = canvasElement.querySelector<HTMLElement>("[data-frame]");
    if (!room) throw new Error("The story has no frame.");
    const before = rounds();
    room.style.inlineSize = "3000px";
    await waitFor(() => expect(rounds()).toBeGreaterThan(before));
    await goes(context);
    await measureSpeed(canvasElement);
  },
};

/** Moves in the opposite direction in right-to-left layouts. */
export const RightToLeft: Story = {
  ...fromExamples(examples, "default"),
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async (context) => {
    const { canvasElement } = context;
    await goes(context);
    const speed = await measureSpeed(canvasElement);
    await expect(speed).toBeGreaterThan(45);
    await expect(speed).toBeLessThan(55);
  },
};

/** Stops outside the viewport and resumes when it is visible again. */
export const OutOfSight: Story = {
  tags: ["!autodocs", "!dev"],
  ...fromExamples(examples, "default"),
  decorators: [
    (Story) => (
      <>
        {Story()}
        <div style={{ blockSize: "300vh" }} />
      </>
    ),
  ],
  play: async (context) => {
    const { canvasElement } = context;
    await goes(context);
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    await expectStill(canvasElement);
    window.scrollTo({ top: 0, behavior: "instant" });
    await moves(canvasElement);
    await userEvent.hover(group(canvasElement));
    await expectStill(canvasElement);
    await userEvent.unhover(group(canvasElement));
    await moves(canvasElement);
  },
};

function Held(props: StoryArgs) {
  const [paused, setPaused] = useState(true);
  const tell = (next: boolean) => {
    props.onPausedChange?.(next);
    setPaused(next);
  };
  return <PictureMarquee {...props} paused={paused} onPausedChange={tell} />;
}

/** Controlled: the parent holds the paused state. */
export const Controlled: Story = {
  ...fromExamples(examples, "default"),
  render: (args) => <Held {...args} />,
  play: async (context) => {
    const { canvasElement, args } = context;
    const { labels } = shownArgs(context);
    await live(canvasElement);
    await expect(group(canvasElement)).not.toHaveAttribute("data-playing");
    const button = within(canvasElement).getByRole("button", { name: labels.play });
    await userEvent.click(button);
    button.blur();
    await expect(args.onPausedChange).toHaveBeenCalledWith(false);
    await userEvent.unhover(group(canvasElement));
    await moves(canvasElement);
  },
};

export const LongText: Story = fromExamples(examples, "longText");
