import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { above } from "../../styles/scale.ts";
import { examples } from "./SolutionPanels.examples.ts";
import { SolutionPanels } from "./SolutionPanels.tsx";

const meta = {
  component: SolutionPanels,
  args: { onIndexChange: fn() },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof SolutionPanels>;
export default meta;
type Story = StoryObj<typeof meta>;

const isWide = () => matchMedia(above.medium).matches;

/** The middle panel is open initially. Hovering or focusing another panel opens it. On a phone all panels are open. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { canvasElement } = context;
    const { panels, onIndexChange } = shownArgs(context);
    const canvas = within(canvasElement);
    const button = (index: number) => canvas.getByRole("button", { name: panels[index]?.title.trim() ?? "" });
    const text = (index: number) => canvas.getByText(panels[index]?.text.trim() ?? "");
    if (!isWide()) {
      for (const index of panels.keys()) await expect(text(index)).toBeVisible();
      await expect(button(0)).not.toHaveAttribute("aria-expanded");
      return;
    }
    const opens = async (open: number) => {
      for (const index of panels.keys()) {
        await expect(button(index)).toHaveAttribute("aria-expanded", String(index === open));
        if (index === open) await waitFor(() => expect(text(index)).toBeVisible());
        else await waitFor(() => expect(text(index)).not.toBeVisible());
      }
    };
    await opens(1);
    await userEvent.hover(button(2));
    await opens(2);
    await userEvent.unhover(button(2));
    await opens(2);
    await userEvent.tab();
    await expect(button(0)).toHaveFocus();
    await opens(0);
    await userEvent.tab();
    await opens(1);
    await expect(onIndexChange).toHaveBeenLastCalledWith(1);
    await userEvent.click(button(0));
    await opens(0);
    const width = (index: number) =>
      button(index).closest("div:has(> picture), div:has(> span > picture)")?.clientWidth ?? 0;
    await waitFor(() => expect(width(0)).toBeGreaterThan(width(1) * 1.5));
  },
};

export const FirstOpen: Story = fromExamples(examples, "firstOpen");

export const OnCanvas: Story = fromExamples(examples, "onCanvas");

/** The parent controls the open panel. */
export const Controlled: Story = {
  ...fromExamples(examples, "controlled"),
  play: async (context) => {
    const { panels, onIndexChange } = shownArgs(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: panels[0].title.trim() }));
    await expect(onIndexChange).toHaveBeenCalledWith(0);
    if (isWide())
      await expect(canvas.getByRole("button", { name: panels[2].title.trim() })).toHaveAttribute(
        "aria-expanded",
        "true",
      );
  },
};

export const LongText: Story = fromExamples(examples, "longText");
