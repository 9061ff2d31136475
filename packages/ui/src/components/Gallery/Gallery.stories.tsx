import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./Gallery.examples.ts";
import { Gallery } from "./Gallery.tsx";

const meta = { component: Gallery, args: { onOpenIndexChange: fn() } } satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story["play"]>>[0];

async function enlarge(context: PlayContext, index: number) {
  const thumbnail = within(context.canvasElement).getAllByRole("link")[index];
  if (!thumbnail) throw new Error(`The gallery has no picture ${index + 1}.`);
  await userEvent.click(thumbnail);
  const lightbox = await screen.findByRole("dialog");
  await waitFor(() => expect(lightbox.querySelector("[role=group][data-live]")).not.toBeNull());
  return { thumbnail, lightbox };
}

/** Each thumbnail links to its picture. A click opens the lightbox, and the arrow keys change the picture. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { items, labels, onOpenIndexChange } = shownArgs(context);
    const { thumbnail, lightbox } = await enlarge(context, 2);
    await expect(thumbnail).toHaveAttribute("href", items[2]?.picture.src);
    await expect(lightbox).toHaveAccessibleName(labels.title);
    const at = (position: number) =>
      waitFor(() => expect(lightbox).toHaveAccessibleDescription(`${position} / ${items.length}`));
    await at(3);
    await userEvent.keyboard("{ArrowRight}");
    await at(4);
    await expect(within(lightbox).getByRole("status")).toHaveTextContent(/4.*8/);
    await userEvent.click(within(lightbox).getByRole("button", { name: labels.carousel.previous }));
    await at(3);
    await userEvent.keyboard("{ArrowLeft}");
    await at(2);
    await userEvent.keyboard("{ArrowLeft}");
    await at(1);
    await userEvent.keyboard("{ArrowLeft}");
    await at(1);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(onOpenIndexChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(thumbnail).toHaveFocus());
  },
};

export const Enlarged: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { items } = shownArgs(context);
    const { lightbox } = await enlarge(context, 0);
    const large = within(lightbox).getByRole("img", { name: items[0]?.picture.alt ?? "" });
    await waitFor(() => expect(large).toHaveProperty("complete", true));
    await expect(large.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
  },
};

export const Wide: Story = fromExamples(examples, "wide");

export const LongText: Story = {
  ...fromExamples(examples, "longText"),
  play: async (context) => {
    await enlarge(context, 1);
  },
};
