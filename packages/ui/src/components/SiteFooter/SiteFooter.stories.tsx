import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./SiteFooter.examples.ts";
import { SiteFooter } from "./SiteFooter.tsx";

const meta = { component: SiteFooter, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof SiteFooter
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Groups are closed initially and open independently. The HTML always contains their links. */
const groupsOpenAlone: Story["play"] = async (context) => {
  const { canvasElement } = context;
  const groups = [...canvasElement.querySelectorAll("details")];
  await expect(groups.some((group) => group.open)).toBe(false);
  const inGroups = shownArgs(context).groups.flatMap((group) => group.links);
  const link = (label: string) => within(canvasElement).getByRole("link", { name: label, hidden: true });
  // Browsers animate the content of a group when it opens or closes.
  for (const { label } of inGroups) await waitFor(() => expect(link(label).checkVisibility()).toBe(false));
  for (const group of groups.slice(0, 2)) {
    const summary = group.querySelector("summary");
    await expect(summary).toBeVisible();
    if (summary) await userEvent.click(summary);
  }
  await expect(groups.map((group) => group.open).slice(0, 3)).toEqual([true, true, false]);
  for (const { label } of inGroups) {
    const isOpen = link(label).closest("details")?.open === true;
    await waitFor(() => expect(link(label).checkVisibility()).toBe(isOpen));
  }
  const [first] = groups;
  if (first) await userEvent.click(within(first).getByText(shownArgs(context).groups[0]?.title ?? ""));
  await expect(groups.map((group) => group.open).slice(0, 3)).toEqual([false, true, false]);
};

export const Default: Story = {
  ...fromExamples(examples, "default"),
  globals: { viewport: { value: "desktop" } },
  play: groupsOpenAlone,
};

export const OnPhone: Story = {
  ...fromExamples(examples, "default"),
  globals: { viewport: { value: "phone" } },
  play: groupsOpenAlone,
};

export const LongText: Story = fromExamples(examples, "longText");
