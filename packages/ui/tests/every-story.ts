import { composeStories } from "@storybook/react-vite";
import type { ComponentType } from "react";
import type { ExampleLanguage } from "../src/stories.ts";

type Props = Record<string, unknown>;
type StoryModule = Parameters<typeof composeStories>[0];

export interface EveryStory {
  /** For example `components/Button` or `blocks/Hero`. */
  folder: string;
  name: string;
  /** The story as a component. Props passed to it override the story's own. */
  Story: ComponentType<Props>;
  /** Returns the props of the story in the given language. */
  propsIn: (language: ExampleLanguage) => Props;
}

const modules = import.meta.glob<StoryModule>("../src/{components,blocks}/*/*.stories.tsx", { eager: true });

/** All stories of all components and blocks, in the order of their folders. */
export const everyStory: readonly EveryStory[] = Object.entries(modules).flatMap(([path, module]) => {
  const folder = path.split("/").slice(-3, -1).join("/");
  return Object.entries(composeStories(module)).map(([name, story]) => {
    const Story = story as ComponentType<Props> & { parameters: Props };
    const examples = Story.parameters["examples"] as Record<ExampleLanguage, Props> | undefined;
    return { folder, name, Story, propsIn: (language) => examples?.[language] ?? {} };
  });
});

/** BCP 47 language tags, as on the site. */
export const languageTags: Record<ExampleLanguage, string> = { zh: "zh-Hans", en: "en" };
