import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { FramedStories } from "./FramedStories.tsx";
import { KitchenSink } from "./KitchenSink.tsx";

const meta = {
  title: "Themes",
  parameters: {
    layout: "fullscreen",
    docs: {
      toc: { disable: true },
      page: () => (
        <FramedStories
          width={390}
          isSideBySide
          intro="The same components in each theme. A theme only sets the variables of the contract, so every difference here results from them."
        />
      ),
    },
  },
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
/** A dealer's brand and light theme, set through the variables of the contract alone. */
export const Dealer = inTheme("dealer");
