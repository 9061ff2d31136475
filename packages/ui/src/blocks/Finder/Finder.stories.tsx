import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./Finder.examples.ts";
import { Finder } from "./Finder.tsx";

const meta = {
  component: Finder,
  parameters: { layout: "fullscreen" },
  args: { onAnswersChange: fn(), compareHref: (ids: readonly string[]) => `#${ids.join()}` },
} satisfies Meta<typeof Finder>;
export default meta;
type Story = StoryObj<typeof meta>;

const modelNames = (canvasElement: HTMLElement, names: readonly string[]) =>
  within(canvasElement)
    .getAllByRole("link")
    .map((link) => link.textContent)
    .filter((name) => names.includes(name ?? ""));

/**
 * An answer moves the fitting models to the top and states their number and the reasons. Arrow keys work as in any radio
 * group.
 */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { canvasElement } = context;
    const { labels, models, questions, onAnswersChange } = shownArgs(context);
    const canvas = within(canvasElement);
    const names = models.map(({ name }) => name);
    const [material] = questions;
    const [wood, metal] = material?.options ?? [];
    await expect(canvas.getByRole("status")).toHaveTextContent(labels.start);
    await expect(modelNames(canvasElement, names)).toEqual(names);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: metal?.label ?? "" })).toBeChecked();
    await expect(onAnswersChange).toHaveBeenLastCalledWith({ material: metal?.value });
    await expect(canvas.getByRole("status")).toHaveTextContent(
      labels.found.replace("{total}", "3").replace("{yes}", "1").replace("{partly}", "0"),
    );
    await expect(modelNames(canvasElement, names)[0]).toBe(names[2]);
    await expect(canvas.getByText(metal?.matches[2]?.reason ?? "")).toBeVisible();
    for (const hidden of canvas.getAllByText(wood?.matches[0]?.reason ?? ""))
      await expect(hidden).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: labels.reset }));
    await expect(onAnswersChange).toHaveBeenLastCalledWith({});
    await expect(modelNames(canvasElement, names)).toEqual(names);
  },
};

/** Two answers combined. The fitting models can be compared. */
export const Answered: Story = {
  ...fromExamples(examples, "answered"),
  play: async (context) => {
    const { labels, questions } = shownArgs(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getAllByText(labels.partly).filter((badge) => badge.checkVisibility())).toHaveLength(
      1,
    );
    await expect(canvas.queryByRole("link", { name: labels.compare })).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: questions[1]?.options[0]?.label ?? "" }));
    await expect(canvas.getByRole("link", { name: labels.compare })).toHaveAttribute(
      "href",
      "#light-530,light-640",
    );
  },
};

export const NothingFits: Story = {
  ...fromExamples(examples, "nothingFits"),
  play: async (context) => {
    const { labels, contact } = shownArgs(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole("status")).toHaveTextContent(labels.none);
    await expect(canvas.getByRole("link", { name: contact.label })).toHaveAttribute("href", contact.href);
  },
};

/** The parent controls the answers. */
export const Controlled: Story = {
  ...fromExamples(examples, "controlled"),
  play: async (context) => {
    const { questions, onAnswersChange } = shownArgs(context);
    const canvas = within(context.canvasElement);
    const [wood, metal] = questions[0]?.options ?? [];
    await userEvent.click(canvas.getByRole("radio", { name: metal?.label ?? "" }));
    await expect(onAnswersChange).toHaveBeenCalledWith({ material: metal?.value });
    await expect(canvas.getByRole("radio", { name: wood?.label ?? "" })).toBeChecked();
  },
};

export const LongText: Story = fromExamples(examples, "longText");
