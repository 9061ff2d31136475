import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./PictureChoice.examples.ts";
import { PictureChoice } from "./PictureChoice.tsx";

const meta = { component: PictureChoice, args: { onChange: fn() } } satisfies Meta<typeof PictureChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is chosen in advance. The group is one tab stop; the arrow keys change the choice. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { options, label } = shownArgs(context);
    const group = within(context.canvasElement).getByRole("group", { name: String(label) });
    const radios = within(group).getAllByRole("radio");
    await expect(radios).toHaveLength(options.length);
    for (const radio of radios) await expect(radio).not.toBeChecked();
    await userEvent.tab();
    await expect(radios[0]).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(radios[1]).toBeChecked();
    await expect(radios[1]).toHaveFocus();
  },
};

/** The error is announced and belongs to the group; the link of a summary leads to the first option. */
export const Invalid: Story = {
  ...fromExamples(examples, "invalid"),
  play: async (context) => {
    const { error, controlId, label } = shownArgs(context);
    const group = within(context.canvasElement).getByRole("group", { name: String(label) });
    await expect(group).toHaveAccessibleDescription(new RegExp(String(error)));
    await expect(group.querySelector(`#${controlId}`)).toBe(within(group).getAllByRole("radio")[0]);
  },
};

export const LongText: Story = fromExamples(examples, "longText");
