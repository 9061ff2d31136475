import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./Link.examples.ts";
import { Link } from "./Link.tsx";

const meta = { component: Link } satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = fromExamples(examples, "default");
export const Quiet: Story = fromExamples(examples, "quiet");

/** The arrow is decorative and not part of the accessible name. */
export const Arrow: Story = {
  ...fromExamples(examples, "arrow"),
  play: async ({ canvasElement, ...context }) => {
    const args = shownArgs(context);
    await expect(within(canvasElement).getByRole("link")).toHaveAccessibleName(String(args.children));
  },
};

/** The look applied to another link component. The arrow follows its text. */
export const AsChild: Story = {
  ...fromExamples(examples, "arrow"),
  render: ({ children, href, ...args }) => (
    <Link {...args} asChild>
      <a href={href} data-router="">
        {children}
      </a>
    </Link>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link");
    await expect(link.dataset).toHaveProperty("router");
    await expect(link.querySelector("svg")).toBeInTheDocument();
  },
};

export const LongText: Story = fromExamples(examples, "longText");
