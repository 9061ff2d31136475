import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./Carousel.examples.ts";
import { Carousel, type CarouselProps } from "./Carousel.tsx";
import { CarouselSlide } from "./CarouselSlide.tsx";

interface StoryArgs extends Omit<CarouselProps, "children"> {
  slides: readonly string[];
}

const ground = { aspectRatio: "16 / 7", display: "grid", placeItems: "center", padding: "1.5rem" };

function TextCarousel({ slides, ...args }: StoryArgs) {
  return (
    <Carousel {...args}>
      {slides.map((slide, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the example repeats its texts and never reorders them.
        <CarouselSlide key={index}>
          <p style={{ ...ground, background: "var(--lm-color-surface)" }}>{slide}</p>
        </CarouselSlide>
      ))}
    </Carousel>
  );
}

const meta = {
  component: TextCarousel,
  subcomponents: { Carousel, CarouselSlide },
} satisfies Meta<typeof TextCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Position marks carry `aria-current`; the index of the one that does. */
const current = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll("button[aria-label]:has(> span)")].findIndex(
    (mark) => mark.ariaCurrent === "true",
  );
const live = (canvas: HTMLElement) =>
  waitFor(() => expect(canvas.querySelector("[role=group][data-live]")).not.toBeNull());

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { canvasElement } = context;
    const { labels } = shownArgs(context);
    await live(canvasElement);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("button", { name: labels.previous })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.click(canvas.getByRole("button", { name: labels.next }));
    await waitFor(() => expect(current(canvasElement)).toBe(1));
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(current(canvasElement)).toBe(2));
    await userEvent.click(canvas.getByRole("button", { name: labels.goTo.replace("{index}", "1") }));
    await waitFor(() => expect(current(canvasElement)).toBe(0));
    await expect(canvasElement.querySelector("[aria-live=polite]")).not.toBeEmptyDOMElement();
  },
};

export const Peeking: Story = fromExamples(examples, "peeking");

export const PlaysByItself: Story = {
  ...fromExamples(examples, "autoplay"),
  play: async (context) => {
    const { canvasElement } = context;
    const { labels } = shownArgs(context);
    await live(canvasElement);
    const canvas = within(canvasElement);
    await waitFor(() => expect(current(canvasElement)).toBeGreaterThan(0), { timeout: 4000 });
    await expect(canvasElement.querySelector("[aria-live=off]")).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: labels.pause }));
    const stopped = current(canvasElement);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await expect(current(canvasElement)).toBe(stopped);
    await expect(canvas.getByRole("button", { name: labels.play })).toBeVisible();
  },
};

export const ManySlides: Story = fromExamples(examples, "manySlides");

/** Nothing to move to: no controls. */
export const Single: Story = {
  ...fromExamples(examples, "single"),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryAllByRole("button")).toHaveLength(0);
  },
};

export const LongText: Story = fromExamples(examples, "longText");
