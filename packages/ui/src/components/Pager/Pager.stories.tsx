import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { Picture } from "../../data.ts";
import { fromExamples, shownArgs } from "../../stories.ts";
import { Image } from "../Image/index.ts";
import { examples } from "./Pager.examples.ts";
import { Pager, type PagerProps } from "./Pager.tsx";

interface StoryArgs extends Omit<PagerProps, "children"> {
  cells: readonly { name: string; picture: Picture }[];
  imageError: string;
}

function PictureGrid({ cells, imageError, ...rest }: StoryArgs) {
  return (
    <Pager {...rest}>
      {cells.map((cell) => (
        <figure key={cell.name}>
          <Image errorLabel={imageError} picture={cell.picture} ratio={3 / 2} rounded sizes="15rem" />
          <figcaption>{cell.name}</figcaption>
        </figure>
      ))}
    </Pager>
  );
}

const meta = {
  component: PictureGrid,
  args: { onPageChange: fn() },
} satisfies Meta<typeof PictureGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const live = (canvas: HTMLElement) =>
  waitFor(() => expect(canvas.querySelector("[role=group][data-live]")).not.toBeNull());
const pageAt = (canvas: HTMLElement, index: number) =>
  canvas.querySelectorAll("[role=group] [role=group]")[index]?.getBoundingClientRect();

/** Moves to the next page and to the last one. On the last page, the next button is disabled. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { canvasElement } = context;
    const { labels, cells, onPageChange } = shownArgs(context);
    await live(canvasElement);
    const canvas = within(canvasElement);
    for (const { name } of cells) await expect(canvas.getByText(name)).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: labels.previous })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(onPageChange).toHaveBeenLastCalledWith(1));
    await userEvent.click(canvas.getByRole("button", { name: labels.next }));
    await waitFor(() => expect(onPageChange).toHaveBeenLastCalledWith(2));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: labels.next })).toHaveAttribute("aria-disabled", "true"),
    );
    // The last page holds two of five cells and is as tall as the first page.
    await expect(pageAt(canvasElement, 2)?.height).toBe(pageAt(canvasElement, 0)?.height);
  },
};

export const Padded: Story = fromExamples(examples, "padded");

export const FourToAPage: Story = fromExamples(examples, "fourToAPage");

/** Controlled: the parent holds the page. */
export const Controlled: Story = {
  ...fromExamples(examples, "controlled"),
  play: async (context) => {
    const { canvasElement } = context;
    const { labels, onPageChange } = shownArgs(context);
    await live(canvasElement);
    await userEvent.click(within(canvasElement).getByRole("button", { name: labels.next }));
    await waitFor(() => expect(onPageChange).toHaveBeenCalledWith(2));
  },
};

/** With a single page there are no controls. */
export const OnePage: Story = {
  ...fromExamples(examples, "onePage"),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryAllByRole("button")).toHaveLength(0);
  },
};

/** In a narrow container: two cells per row, the first cell in a row of its own. */
export const Narrow: Story = {
  ...fromExamples(examples, "default"),
  render: (args) => (
    <div style={{ inlineSize: "22rem" }}>
      <PictureGrid {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const cells = [...(canvasElement.querySelector("ul")?.children ?? [])];
    const [first, second, third] = cells.map((cell) => cell.getBoundingClientRect());
    await expect(first?.width).toBeGreaterThan((second?.width ?? 0) * 1.9);
    await expect(second?.top).toBe(third?.top);
  },
};

export const LongText: Story = fromExamples(examples, "longText");
