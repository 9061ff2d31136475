import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { contrast, each } from "../../../tests/colours.ts";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./Poster.examples.ts";
import { Poster } from "./Poster.tsx";

const meta = {
  component: Poster,
  decorators: [(Story) => <div style={{ maxInlineSize: "22rem" }}>{Story()}</div>],
} satisfies Meta<typeof Poster>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Reads a colour: red, green, blue and alpha. */
function channelsOf(value: string): [number, number, number, number] {
  const probe = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!probe) throw new Error("The browser has no 2D canvas context.");
  probe.fillStyle = value;
  probe.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = probe.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

/** The text keeps a contrast of 4.5:1 over the brightest and the darkest pixel that a picture may have. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async ({ canvasElement }) => {
    const styles = getComputedStyle(canvasElement);
    const [red, green, blue, share] = channelsOf(styles.getPropertyValue("--lm-color-scrim"));
    const [...words] = channelsOf(styles.getPropertyValue("--lm-color-on-scrim"));
    for (const pixel of [0, 255]) {
      const ground = each([red, green, blue], (channel) => channel * share + pixel * (1 - share));
      await expect(contrast([words[0], words[1], words[2]], ground)).toBeGreaterThanOrEqual(4.5);
    }
  },
};

export const TitleOnly: Story = fromExamples(examples, "titleOnly");

/** With `asChild`, the whole poster is a link. */
export const AsLink: Story = {
  ...fromExamples(examples, "link"),
  render: (args) => (
    <Poster {...args} asChild>
      {/* biome-ignore lint/a11y/useAnchorContent: the poster puts its text into the link. */}
      <a href="#lesson" />
    </Poster>
  ),
  play: async (context) => {
    const { title } = shownArgs(context);
    const link = within(context.canvasElement).getByRole("link", { name: new RegExp(title) });
    await expect(link).toHaveAttribute("href", "#lesson");
    await expect(link).toContainElement(within(link).getByRole("heading", { name: title }));
  },
};

export const Wide: Story = fromExamples(examples, "wide");

/** The poster grows with its text; all text stays on the scrim. */
export const LongText: Story = {
  ...fromExamples(examples, "longText"),
  play: async ({ canvasElement }) => {
    const poster = canvasElement.querySelector("h2")?.closest("div")?.parentElement;
    const words = canvasElement.querySelector("h2")?.parentElement;
    if (!poster || !words) throw new Error("The poster has no text.");
    await expect(words.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      poster.getBoundingClientRect().top,
    );
  },
};
