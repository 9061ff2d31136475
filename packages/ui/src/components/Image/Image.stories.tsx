import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { picture } from "../../fixtures/index.ts";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./Image.examples.ts";
import { Image } from "./Image.tsx";

const meta = {
  component: Image,
  args: { onStatusChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: "30rem" }}>{Story()}</div>],
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

function root(canvas: HTMLElement): HTMLElement {
  const element = canvas.querySelector<HTMLElement>("[data-state]");
  if (!element) throw new Error("Image did not render its root");
  return element;
}
const expectStatus = (canvas: HTMLElement, status: string) =>
  waitFor(() => expect(root(canvas)).toHaveAttribute("data-state", status), { timeout: 10000 });

/** The browser chooses AVIF and loads lazily. `onStatusChange` is called once. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async ({ canvasElement, ...context }) => {
    const args = shownArgs(context);
    const image = within(canvasElement).getByRole<HTMLImageElement>("img", { name: args.picture.alt });
    await expect(image).toHaveAttribute("loading", "lazy");
    await expectStatus(canvasElement, "loaded");
    await expect(image.currentSrc).toContain(".avif");
    await expect(args.onStatusChange).toHaveBeenCalledOnce();
    await expect(args.onStatusChange).toHaveBeenCalledWith("loaded");
  },
};

/** While the picture is loading, the frame has its final size and colour, and the picture is not hidden. */
export const Loading: Story = {
  tags: ["!autodocs", "!dev"],
  ...fromExamples(examples, "default"),
  // Needs its own URL: Chromium loads a cached picture at once, however far away it is from the viewport.
  render: ({ picture, ...args }) => (
    <Image
      {...args}
      picture={{ ...picture, src: `${picture.src}?far`, srcSet: picture.src.concat("?far 480w") }}
    />
  ),
  decorators: [
    (Story) => (
      <>
        <div style={{ blockSize: "20000px" }} />
        {Story()}
      </>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const element = root(canvasElement);
    const before = element.getBoundingClientRect();
    await expect(element).toHaveAttribute("data-state", "loading");
    await expect(before.width / before.height).toBeCloseTo(960 / 640, 2);
    await expect(element.querySelector("svg path")).toHaveAttribute("fill", args.picture.color);
    await expect(element.querySelector("img")).toHaveStyle({ opacity: "1" });
    await expect(args.onStatusChange).not.toHaveBeenCalled();

    element.scrollIntoView();
    await expectStatus(canvasElement, "loaded");
    await expect(element.getBoundingClientRect().height).toBe(before.height);
  },
};

export const Rounded: Story = fromExamples(examples, "rounded");

/** The largest picture above the fold is loaded eagerly and with high priority. */
export const Priority: Story = {
  ...fromExamples(examples, "priority"),
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole("img");
    await expect(image).toHaveAttribute("loading", "eager");
    await expect(image).toHaveAttribute("fetchpriority", "high");
  },
};

export const Square: Story = {
  ...fromExamples(examples, "square"),
  play: async ({ canvasElement }) => {
    const { width, height } = root(canvasElement).getBoundingClientRect();
    await expect(width).toBeCloseTo(height, 1);
  },
};
export const Contained: Story = fromExamples(examples, "contained");

/**
 * The frame keeps its size, the label reports the error, and the alternative text stays available to screen readers.
 */
export const Failed: Story = {
  ...fromExamples(examples, "error"),
  play: async ({ canvasElement, ...context }) => {
    const args = shownArgs(context);
    const canvas = within(canvasElement);
    await expectStatus(canvasElement, "error");
    await expect(canvas.getByText(args.errorLabel)).toBeVisible();
    await expect(canvas.getByRole("img", { name: args.picture.alt })).toBeInTheDocument();
    await expect(args.onStatusChange).toHaveBeenCalledOnce();
    await expect(args.onStatusChange).toHaveBeenCalledWith("error");
  },
};

/** A new picture resets the status; the error of the previous picture does not persist. */
export const RecoversWithAnotherPicture: Story = {
  tags: ["!autodocs", "!dev"],
  ...fromExamples(examples, "error"),
  play: async ({ canvasElement, args, mount }) => {
    const onStatusChange = fn();
    await mount(<Image {...args} onStatusChange={onStatusChange} />);
    await expectStatus(canvasElement, "error");
    await mount(
      <Image {...args} picture={picture("lamp", args.picture.alt)} onStatusChange={onStatusChange} />,
    );
    await expectStatus(canvasElement, "loaded");
    await expect(onStatusChange.mock.calls).toEqual([["error"], ["loaded"]]);
    await expect(within(canvasElement).queryByText(args.errorLabel)).toBeNull();
  },
};

export const LongText: Story = {
  ...fromExamples(examples, "longText"),
  play: ({ canvasElement }) => expectStatus(canvasElement, "error"),
};
