import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./PictureCarousel.examples.ts";
import { PictureCarousel } from "./PictureCarousel.tsx";

const meta = { component: PictureCarousel, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof PictureCarousel
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { canvasElement } = context;
    const { labels, slides, title } = shownArgs(context);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("group", { name: title ?? "" })).toBeVisible();
    for (const slide of slides) await expect(canvas.getByText(slide.title)).toBeInTheDocument();
    await waitFor(() => expect(canvasElement.querySelector("[role=group][data-live]")).not.toBeNull());
    const mark = canvas.getByRole("button", { name: labels.goTo.replace("{index}", "2") });
    await userEvent.click(canvas.getByRole("button", { name: labels.next }));
    await waitFor(() => expect(mark).toHaveAttribute("aria-current", "true"));
    // It advances automatically only if the page sets `autoplay`, so there is no pause button.
    await expect(canvas.queryByRole("button", { name: labels.pause })).toBeNull();
  },
};

export const Autoplay: Story = fromExamples(examples, "autoplay");

export const Untitled: Story = fromExamples(examples, "untitled");

export const LongText: Story = fromExamples(examples, "longText");
