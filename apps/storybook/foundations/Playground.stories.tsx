import type { Meta, StoryObj } from "@storybook/react-vite";
import { ComposedPage, Composer } from "./Composer.tsx";

const meta = {
  title: "Playground",
  // Shows pages of the built Storybook in frames; tests/docs opens it there.
  tags: ["!autodocs", "!test"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;
export default meta;

export const Playground: StoryObj = {
  render: (_, { globals: { brand, theme, language } }) => (
    <Composer brand={String(brand ?? "")} theme={String(theme)} language={String(language)} />
  ),
};

/** The page in the frames of the playground. */
export const Composed: StoryObj = { tags: ["!dev"], render: () => <ComposedPage /> };
