import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./Hero.examples.ts";
import { Hero } from "./Hero.tsx";

const meta = { component: Hero, parameters: { layout: "fullscreen" } } satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    const { film, title, actions } = shownArgs(context);
    const heading = canvas.getByRole("heading", { level: 1 });
    await expect(heading).toHaveTextContent(title.replace("\n", " "), { normalizeWhitespace: true });
    await expect(canvas.getByRole("region")).toHaveAccessibleName(heading.textContent ?? "");
    // The poster is the page's largest picture: it has the highest priority, and no script loads it.
    const poster = canvas.getByRole("img", { name: film.poster.alt });
    await expect(poster).toHaveAttribute("fetchpriority", "high");
    await expect(poster).toHaveAttribute("loading", "eager");
    for (const { label, href } of actions)
      await expect(canvas.getByRole("link", { name: label })).toHaveAttribute("href", href);
  },
};

export const LongText: Story = fromExamples(examples, "longText");
