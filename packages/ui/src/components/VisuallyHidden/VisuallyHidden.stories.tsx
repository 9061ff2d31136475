import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { Icon } from "../Icon/index.ts";
import { Link } from "../Link/index.ts";
import { examples } from "./VisuallyHidden.examples.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = { component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The icon is visible; screen readers read the text. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  render: (args) => (
    <Link href="#manual">
      <Icon name="arrow-up-right" />
      <VisuallyHidden {...args} />
    </Link>
  ),
  play: async ({ canvasElement, ...context }) => {
    const args = shownArgs(context);
    await expect(within(canvasElement).getByRole("link")).toHaveAccessibleName(String(args.children));
  },
};

/** A heading for the outline of the page that is not visible. */
export const AsHeading: Story = {
  tags: ["!autodocs"],
  ...fromExamples(examples, "default"),
  render: ({ children, ...args }) => (
    <VisuallyHidden {...args} asChild>
      <h2>{children}</h2>
    </VisuallyHidden>
  ),
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole("heading", { level: 2 });
    await expect(heading.offsetWidth).toBe(1);
  },
};
