import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { partOf } from "./example-parts.ts";
import { FramedStories } from "./FramedStories.tsx";

function SamplePage({ folders, language }: { folders: readonly string[]; language: string }) {
  return folders.map((folder) => {
    const { Part, propsIn } = partOf(folder);
    return <Part key={folder} {...propsIn(language)} />;
  });
}

const meta = {
  title: "Sample pages",
  parameters: {
    layout: "fullscreen",
    docs: {
      page: () => (
        <FramedStories
          width={1440}
          intro="Whole pages of blocks, each block as in its first story. The brand laboratory shows them in any brand."
        />
      ),
    },
  },
} satisfies Meta;
export default meta;

const pageOf = (...folders: string[]): StoryObj => ({
  render: (_, { globals }) => <SamplePage folders={folders} language={String(globals["language"])} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("heading").length).toBeGreaterThan(3);
  },
});

export const HomePage = pageOf(
  "components/SiteHeader",
  "blocks/Hero",
  "blocks/ProductCards",
  "blocks/FeatureBlocks",
  "blocks/Counters",
  "blocks/Faq",
  "blocks/CallToAction",
  "components/SiteFooter",
);
export const PageOfAModel = pageOf(
  "components/SiteHeader",
  "blocks/ProductIntro",
  "blocks/FeatureIcons",
  "blocks/SpecSection",
  "blocks/Downloads",
  "components/SiteFooter",
);
export const ContactPage = pageOf(
  "components/SiteHeader",
  "blocks/Banner",
  "blocks/FormSection",
  "blocks/Steps",
  "components/SiteFooter",
);
