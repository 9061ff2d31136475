import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fromExamples } from "../../stories.ts";
import { examples } from "./LanguageSwitch.examples.ts";
import { LanguageSwitch } from "./LanguageSwitch.tsx";

const meta = { component: LanguageSwitch } satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async ({ canvasElement }) => {
    const english = within(canvasElement).getByRole("link", { name: "English" });
    await expect(english).toHaveAttribute("hreflang", "en");
    await expect(english).toHaveAttribute("data-language", "en");
  },
};
