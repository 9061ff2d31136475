import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { LanguageSwitch, type LanguageSwitchProps } from "../LanguageSwitch/index.ts";
import { examples } from "./SiteHeader.examples.ts";
import { SiteHeader, type SiteHeaderProps } from "./SiteHeader.tsx";

interface StoryArgs extends Omit<SiteHeaderProps, "actions"> {
  language: LanguageSwitchProps;
}

function HeaderWithLanguage({ language, ...args }: StoryArgs) {
  return (
    <>
      <SiteHeader {...args} actions={<LanguageSwitch {...language} />} />
      <div data-theme={args.variant === "over" ? "dark" : undefined} style={{ blockSize: "150vb" }} />
    </>
  );
}

const meta = {
  component: HeaderWithLanguage,
  subcomponents: { SiteHeader },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof HeaderWithLanguage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { homeHref, labels } = shownArgs(context);
    const home = within(context.canvasElement).getByRole("link", { name: labels.home });
    await expect(home).toHaveAttribute("href", homeHref);
  },
};

export const OverPicture: Story = fromExamples(examples, "over");

export const LongText: Story = fromExamples(examples, "longText");
