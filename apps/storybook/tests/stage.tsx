import "@fontsource-variable/geist";
import "@fontsource-variable/geist-mono";
import "@lightmaker/ui/styles.css";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { type EveryStory, everyStory, languageTags } from "../../../packages/ui/tests/every-story.ts";

/** The stories of all components and blocks. Their play functions do not run here. */
export const stories: readonly EveryStory[] = everyStory;

/** Returns the title of a story as used in test names: `components/Accordion Default`. */
export const titleOf = ({ folder, name }: EveryStory) => `${folder} ${name}`;

/** The stories by their component or block, named like its folder: `components/Accordion`. */
export const storiesByFolder = [...Map.groupBy(stories, ({ folder }) => folder)];

/** The real `requestAnimationFrame`, stored before a test installs fake timers. */
const frame = window.requestAnimationFrame.bind(window);
export const nextFrame = () => new Promise<number>((resolve) => frame(resolve));

let root: Root | undefined;

/** Renders content alone on the page and waits until its fonts and pictures have loaded. Removes the previous content. */
export async function show(content: ReactNode): Promise<HTMLElement> {
  clear();
  const stage = document.createElement("div");
  document.body.append(stage);
  root = createRoot(stage);
  const shown = root;
  flushSync(() => shown.render(content));
  await loaded(stage);
  return stage;
}

/** Examines stories, each shown alone, and returns what is wrong with each by its name. */
export async function faultsOf(
  stories: readonly EveryStory[],
  language: "zh" | "en",
  examine: (stage: HTMLElement) => Promise<string[]> | string[],
): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  for (const story of stories) {
    const found = await examine(await show(<StoryIn story={story} language={language} />));
    if (found.length > 0) faults[story.name] = found;
  }
  return faults;
}

/** Renders stories below one another. Time is what each page costs, so whatever can be seen of all at once is looked at so. */
export const showAll = (stories: readonly EveryStory[], language: "zh" | "en"): Promise<HTMLElement> =>
  show(stories.map((story) => <StoryIn key={story.name} story={story} language={language} />));

/** Unmounts the content and removes everything that it added elsewhere on the page. */
export function clear(): void {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
}

/** Waits until fonts, pictures and models have loaded and observers have run. */
export async function loaded(stage: HTMLElement): Promise<void> {
  await document.fonts.ready;
  const pictures = [...stage.querySelectorAll("img")].filter((picture) => picture.src);
  for (const picture of pictures) picture.loading = "eager";
  // A picture that is missing on purpose ends with its fallback, so a rejection counts as loaded.
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  while (stage.querySelector("[data-status=loading]")) await nextFrame();
  await nextFrame();
  await nextFrame();
}

/** A story in one language, with Storybook's padding: blocks reach to the edges of the page. */
export function StoryIn({ story, language }: { story: EveryStory; language: "zh" | "en" }) {
  const { folder, Story, propsIn } = story;
  return (
    <div style={{ padding: folder.startsWith("blocks/") ? 0 : "1rem" }}>
      <Story {...propsIn(language)} />
    </div>
  );
}

/** Applies the settings of Storybook's toolbar to the page. */
export function setPage(settings: { language: "zh" | "en"; theme?: string; dir?: "ltr" | "rtl" }): void {
  const { documentElement } = document;
  documentElement.lang = languageTags[settings.language];
  documentElement.dataset["theme"] = settings.theme ?? "light";
  documentElement.dir = settings.dir ?? "ltr";
}
