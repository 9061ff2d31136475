import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./ProductIntro.examples.ts";
import { ProductIntro } from "./ProductIntro.tsx";

const meta = { component: ProductIntro, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof ProductIntro
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { canvasElement } = context;
    const { labels, figures } = shownArgs(context);
    const canvas = within(canvasElement);
    for (const { label } of figures) await expect(canvas.getByText(label)).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector("[role=group][data-live]")).not.toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: labels.pause }));
    await userEvent.click(canvas.getByRole("button", { name: labels.goTo.replace("{index}", "3") }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: labels.goTo.replace("{index}", "3") })).toHaveAttribute(
        "aria-current",
        "true",
      ),
    );
  },
};

export const LongText: Story = fromExamples(examples, "longText");
