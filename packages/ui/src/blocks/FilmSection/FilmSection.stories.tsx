import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { fromExamples } from "../../stories.ts";
import { examples } from "./FilmSection.examples.ts";
import { FilmSection } from "./FilmSection.tsx";

const meta = { component: FilmSection, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof FilmSection
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = fromExamples(examples, "default");

/** Plays automatically and muted while half of it is in the viewport, and pauses otherwise. */
export const Autoplay: Story = {
  tags: ["!autodocs"],
  ...fromExamples(examples, "autoplay"),
  decorators: [(Story) => <div style={{ paddingBlock: "200vh" }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const film = canvasElement.querySelector("video");
    if (!film) throw new Error("FilmSection did not render a video element");
    film.loop = true;
    const scrollUntilVisible = (share: number) => {
      const { top, height } = film.getBoundingClientRect();
      const target = window.scrollY + top - window.innerHeight + height * share;
      window.scrollTo({ top: target, behavior: "instant" });
    };
    const plays = () => waitFor(() => expect(film.paused).toBe(false));
    const stops = () => waitFor(() => expect(film.paused).toBe(true));
    await expect(film).toHaveAttribute("controls");
    await expect(film.paused).toBe(true);
    scrollUntilVisible(0.6);
    await plays();
    await expect(film.muted).toBe(true);
    scrollUntilVisible(0.3);
    await stops();
    scrollUntilVisible(0.6);
    await plays();
  },
};

export const Dark: Story = fromExamples(examples, "dark");

export const LongText: Story = fromExamples(examples, "longText");
