import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./Icon.examples.ts";
import { Icon } from "./Icon.tsx";
import { type IconName, icons } from "./registry.ts";

const meta = { component: Icon } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Beside text, an icon is decoration and hidden from screen readers. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
};

/** Without text beside it, the icon needs an accessible name. */
export const Labelled: Story = {
  ...fromExamples(examples, "labelled"),
  play: async ({ canvasElement, ...context }) => {
    const args = shownArgs(context);
    const icon = within(canvasElement).getByRole("img", { name: args.label ?? "" });
    await expect(icon).not.toHaveAttribute("aria-hidden");
  },
};

export const Small: Story = fromExamples(examples, "small");
export const Large: Story = fromExamples(examples, "large");
export const ExtraLarge: Story = fromExamples(examples, "extraLarge");

/** All icons of the registry with their names. */
export const Registry: Story = {
  args: { name: "camera" },
  render: () => (
    <ul style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))" }}>
      {(Object.keys(icons) as IconName[]).map((name) => (
        <li key={name} style={{ display: "flex", gap: "0.75rem", alignItems: "center" }}>
          <Icon name={name} size="l" />
          <code lang="en">{name}</code>
        </li>
      ))}
    </ul>
  ),
};
