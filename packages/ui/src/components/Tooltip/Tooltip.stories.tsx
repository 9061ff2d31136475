import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { Button } from "../Button/index.ts";
import { Icon, type IconName } from "../Icon/index.ts";
import { examples } from "./Tooltip.examples.ts";
import { Tooltip, type TooltipProps } from "./Tooltip.tsx";

interface Args extends Omit<TooltipProps, "children"> {
  icon: IconName;
}

function IconButton({ icon, ...args }: Args) {
  return (
    <div style={{ padding: "4rem 2rem" }}>
      <Tooltip {...args}>
        <Button variant="secondary">
          <Icon name={icon} />
        </Button>
      </Tooltip>
    </div>
  );
}

const meta = {
  component: IconButton,
  // One tooltip is open in a window.
  parameters: { docs: { frame: { height: 240 } } },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const bubble = () => screen.queryByRole("tooltip", { hidden: true });
const shows = (label: string) => waitFor(() => expect(bubble()).toHaveTextContent(label));
const gone = () => waitFor(() => expect(bubble()).toBeNull());

/** The button always has its accessible name. The tooltip shows that name for keyboard and mouse, but not on touch. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { label } = shownArgs(context);
    const button = within(context.canvasElement).getByRole("button", { name: label });
    await expect(bubble()).toBeNull();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await shows(label);
    await expect(button).not.toHaveAccessibleDescription();
    await userEvent.keyboard("{Escape}");
    await gone();
    await expect(button).toHaveFocus();
    await fireEvent.pointerMove(button, { pointerType: "touch" });
    await userEvent.tab();
    await expect(bubble()).toBeNull();
    await userEvent.hover(button);
    await shows(label);
    await userEvent.unhover(button);
    await userEvent.keyboard("{Escape}");
    await gone();
  },
};

export const Open: Story = {
  ...fromExamples(examples, "open"),
  play: async (context) => {
    await shows(shownArgs(context).label);
  },
};

/** In a dark section of a light page, the tooltip is light, so that it contrasts with the section. */
export const InDarkSection: Story = {
  ...fromExamples(examples, "open"),
  render: (args) => (
    <div data-theme="dark">
      <IconButton {...args} />
    </div>
  ),
  play: async (context) => {
    await shows(shownArgs(context).label);
    await expect(bubble()).toHaveAttribute("data-theme", "dark");
  },
};

export const LongText: Story = fromExamples(examples, "longText");
