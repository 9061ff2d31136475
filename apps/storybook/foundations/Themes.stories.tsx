import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { KitchenSink } from "./KitchenSink.tsx";

/**
 * The same parts in each theme. A theme sets the variables of the contract and nothing else, so whatever differs here
 * follows from them.
 */
const meta = {
  title: "Themes",
  parameters: { layout: "fullscreen" },
  render: (_args, { globals }) => <KitchenSink language={String(globals["language"])} />,
} satisfies Meta;
export default meta;

const inTheme = (theme: string): StoryObj => ({
  globals: { theme },
  play: async () => {
    await waitFor(() => expect(document.documentElement).toHaveAttribute("data-theme", theme));
  },
});

export const Light = inTheme("light");
export const Dark = inTheme("dark");
/** A dealer's brand and light ground, set by the contract's variables alone. */
export const Dealer = inTheme("dealer");
