import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./MaterialCheck.examples.ts";
import { MaterialCheck } from "./MaterialCheck.tsx";

const meta = {
  component: MaterialCheck,
  args: { onAskedChange: fn() },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof MaterialCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole("combobox");

/** Exact names get an answer, in upper or lower case, which is also announced. Similar names are only suggested. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { canvasElement } = context;
    const { items, ask, labels, onAskedChange } = shownArgs(context);
    const canvas = within(canvasElement);
    await userEvent.type(field(canvasElement), "pmma{Enter}");
    await expect(canvas.getByRole("heading", { name: items[0]?.name ?? "", level: 3 })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent(labels.verdicts.allowed);
    await expect(onAskedChange).toHaveBeenLastCalledWith("acrylic");

    await userEvent.clear(field(canvasElement));
    await userEvent.type(field(canvasElement), "PVC 42{Enter}");
    await expect(canvas.getByRole("status")).toHaveTextContent(labels.notListed);
    await expect(canvas.getByRole("link", { name: ask.label })).toHaveAttribute("href", "#sample-PVC%2042");
    await userEvent.click(canvas.getByRole("button", { name: items[3]?.name ?? "" }));
    await expect(canvas.getByRole("status")).toHaveTextContent(labels.verdicts.never);
  },
};

/** A suggestion is selected with the keyboard alone. */
export const Never: Story = {
  ...fromExamples(examples, "never"),
  play: async (context) => {
    const { canvasElement } = context;
    const { items, instead, labels } = shownArgs(context);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("status")).toHaveTextContent(labels.verdicts.never);
    await expect(field(canvasElement)).toHaveValue(items[3]?.name);
    await expect(canvas.getByRole("link", { name: instead?.label ?? "" })).toHaveAttribute(
      "href",
      instead?.href,
    );
    await userEvent.clear(field(canvasElement));
    await userEvent.type(field(canvasElement), `${items[1]?.name.slice(0, 2)}{ArrowDown}{Enter}`);
    await expect(canvas.getByRole("status")).toHaveTextContent(items[1]?.reason.trim() ?? "");
  },
};

export const MarkOnly: Story = fromExamples(examples, "markOnly");

/** For an unlisted substance the visitor is invited to ask. */
export const AskFirst: Story = {
  ...fromExamples(examples, "askFirst"),
  play: async (context) => {
    const { ask, labels } = shownArgs(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByText(labels.notListed, { selector: "p" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: ask.label })).toHaveAttribute("href", "#sample-silicone");
  },
};

export const LongText: Story = fromExamples(examples, "longText");
