import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./LearningCarousel.examples.ts";
import { LearningCarousel } from "./LearningCarousel.tsx";

const meta = { component: LearningCarousel, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof LearningCarousel
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A row of a fixed height. Clicking a mark shows its slide. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { canvasElement } = context;
    const { labels, slides } = shownArgs(context);
    const canvas = within(canvasElement);
    for (const { title } of slides)
      await expect(canvas.getByRole("heading", { name: title })).toBeInTheDocument();
    await waitFor(() => expect(canvasElement.querySelector("[role=group][data-live]")).not.toBeNull());
    const row = canvasElement.querySelector("[tabindex='0']");
    await expect(row?.getBoundingClientRect().height).toBe(window.innerWidth > 768 ? 500 : 416);
    const mark = canvas.getByRole("button", { name: labels.goTo.replace("{index}", "3") });
    await userEvent.click(mark);
    await waitFor(() => expect(mark).toHaveAttribute("aria-current", "true"));
  },
};

export const Linked: Story = {
  ...fromExamples(examples, "linked"),
  play: async (context) => {
    const { slides } = shownArgs(context);
    const links = within(context.canvasElement).getAllByRole("link");
    await expect(links).toHaveLength(slides.length);
    for (const link of links) await expect(link).toHaveAttribute("href", "#lesson");
  },
};

export const Dark: Story = fromExamples(examples, "dark");

export const LongText: Story = fromExamples(examples, "longText");
