import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { LanguageSwitch, type LanguageSwitchProps } from "../LanguageSwitch/index.ts";
import { examples } from "./SiteHeader.examples.ts";
import { SiteHeader, type SiteHeaderProps } from "./SiteHeader.tsx";

interface StoryArgs extends SiteHeaderProps {
  language: LanguageSwitchProps;
}

function HeaderWithLanguage({ language, ...args }: StoryArgs) {
  return (
    <>
      <SiteHeader {...args} actions={<LanguageSwitch {...language} />} />
      <div data-theme={args.variant === "over" ? "dark" : undefined} style={{ blockSize: "300vb" }} />
    </>
  );
}

const meta = {
  // Made of the content of the example.
  argTypes: { actions: { control: false } },
  component: HeaderWithLanguage,
  parameters: { layout: "fullscreen", docs: { frame: { height: 320 } } },
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

/** Hidden while the visitor scrolls down; visible again when scrolling up and on keyboard focus. */
export const OutOfTheWay: Story = {
  ...fromExamples(examples, "default"),
  play: async ({ canvasElement }) => {
    const header = canvasElement.querySelector("header");
    const away = () => header?.hasAttribute("data-away");
    window.scrollTo({ top: 400, behavior: "instant" });
    await waitFor(() => expect(away()).toBe(true));
    window.scrollTo({ top: 300, behavior: "instant" });
    await waitFor(() => expect(away()).toBe(false));
    window.scrollTo({ top: 400, behavior: "instant" });
    await waitFor(() => expect(away()).toBe(true));
    header?.querySelector("a")?.focus();
    await expect(away()).toBe(false);
  },
};

export const OverPicture: Story = fromExamples(examples, "over");

export const LongText: Story = fromExamples(examples, "longText");
