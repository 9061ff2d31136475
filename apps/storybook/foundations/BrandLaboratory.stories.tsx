import type { Meta, StoryObj } from "@storybook/react-vite";
import { Laboratory } from "./Laboratory.tsx";

const meta = {
  title: "Brand laboratory",
  // Shows pages of the built Storybook in a frame; tests/docs opens it there.
  tags: ["!autodocs", "!test"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;
export default meta;

export const BrandLaboratory: StoryObj = {
  name: "Brand laboratory",
  render: (_, { globals }) => (
    <Laboratory brand={String(globals["brand"] ?? "")} language={String(globals["language"])} />
  ),
};
