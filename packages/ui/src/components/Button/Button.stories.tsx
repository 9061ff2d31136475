import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { Icon } from "../Icon/index.ts";
import { examples } from "./Button.examples.ts";
import { Button } from "./Button.tsx";

const meta = { component: Button, args: { onClick: fn() } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvas: HTMLElement) => within(canvas).getByRole("button");

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async ({ canvasElement, ...context }) => {
    const args = shownArgs(context);
    await expect(button(canvasElement)).toHaveAttribute("type", "button");
    await userEvent.click(button(canvasElement));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Secondary: Story = fromExamples(examples, "secondary");
export const Quiet: Story = fromExamples(examples, "quiet");
export const Small: Story = fromExamples(examples, "small");
export const Large: Story = fromExamples(examples, "large");

/** Ignores clicks, keeps its name and width, and stays focusable. */
export const Loading: Story = {
  ...fromExamples(examples, "loading"),
  play: async ({ canvasElement, ...context }) => {
    const args = shownArgs(context);
    const element = button(canvasElement);
    await userEvent.click(element);
    await userEvent.tab();
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(element).toHaveAttribute("aria-busy", "true");
    await expect(element).toHaveAccessibleName(String(args.children));
    element.focus();
    await expect(element).toHaveFocus();
  },
};

/** A form whose submit button is loading cannot be submitted twice. */
export const LoadingSubmit: Story = {
  ...fromExamples(examples, "loadingSecondary"),
  render: (args) => {
    const submitted = args.onClick as unknown as () => void;
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted();
        }}
      >
        <Button {...args} type="submit" onClick={undefined} />
      </form>
    );
  },
  play: async ({ canvasElement, ...context }) => {
    const args = shownArgs(context);
    await userEvent.click(button(canvasElement));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = fromExamples(examples, "disabled");

/** The button's look on a link. */
export const AsLink: Story = {
  ...fromExamples(examples, "secondary"),
  render: ({ children, ...args }) => (
    <Button {...args} asChild>
      <a href="#target">{children}</a>
    </Button>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link");
    await expect(link).not.toHaveAttribute("type");
    await expect(link).toHaveAttribute("href", "#target");
  },
};

export const WithIcon: Story = {
  ...fromExamples(examples, "default"),
  render: ({ children, ...args }) => (
    <Button {...args}>
      <Icon name="download" size="s" />
      {children}
    </Button>
  ),
};

export const LongText: Story = fromExamples(examples, "longText");
