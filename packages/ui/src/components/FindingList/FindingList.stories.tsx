import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./FindingList.examples.ts";
import { FindingList } from "./FindingList.tsx";

const meta = { component: FindingList, args: { onShow: fn() } } satisfies Meta<typeof FindingList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only findings with a place have a button, which names the finding. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { items, labels, onShow } = shownArgs(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(items.length);
    await expect(canvas.getAllByRole("button")).toHaveLength(items.filter(({ hasPlace }) => hasPlace).length);
    const title = items[1]?.title ?? "";
    await userEvent.click(canvas.getByRole("button", { name: labels.showOf.replace("{title}", title) }));
    await expect(onShow).toHaveBeenLastCalledWith(items[1]?.id);
  },
};

export const Shown: Story = fromExamples(examples, "shown");
export const LongText: Story = fromExamples(examples, "longText");
