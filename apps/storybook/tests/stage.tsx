import "@fontsource-variable/geist";
import "@fontsource-variable/geist-mono";
import "@lightmaker/ui/styles.css";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { type EveryStory, everyStory, languageTags } from "../../../packages/ui/tests/every-story.ts";

/** The stories of the site's parts, each at rest: its play function is not run here. */
export const stories: readonly EveryStory[] = everyStory;

/** `components/Accordion Default`, as the tests are named. */
export const titleOf = ({ folder, name }: EveryStory) => `${folder} ${name}`;

/** One frame on the screen, also where a test has replaced the timers. */
const frame = window.requestAnimationFrame.bind(window);
export const nextFrame = () => new Promise<number>((resolve) => frame(resolve));

let root: Root | undefined;

/** Shows something alone on the page and waits for what it loads. The one before it is gone then. */
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

/** Takes the shown away, with all it put elsewhere on the page. */
export function clear(): void {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
}

/** Fonts and pictures are there, and observers have told what they saw. */
export async function loaded(stage: HTMLElement): Promise<void> {
  await document.fonts.ready;
  const pictures = [...stage.querySelectorAll("img")].filter((picture) => picture.src);
  for (const picture of pictures) picture.loading = "eager";
  // A picture that is meant to be missing ends in its fallback, which is as settled as one that came.
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  await nextFrame();
  await nextFrame();
}

/** Waits until what fades or slides in has arrived; what goes on for ever is not waited for. */
export async function atRest(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, timeline }) =>
        timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Infinity,
    );
  // One that is taken away on the way has come to its end as well.
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** A story in one language, in the air that Storybook gives it: blocks reach to the edges of the page. */
export function StoryIn({ story, language }: { story: EveryStory; language: "zh" | "en" }) {
  const { folder, Story, propsIn } = story;
  return (
    <div style={{ padding: folder.startsWith("blocks/") ? 0 : "1rem" }}>
      <Story {...propsIn(language)} />
    </div>
  );
}

/** Sets what the toolbar of Storybook would set on the page. */
export function setPage(settings: { language: "zh" | "en"; theme?: string; dir?: "ltr" | "rtl" }): void {
  const { documentElement } = document;
  documentElement.lang = languageTags[settings.language];
  documentElement.dataset["theme"] = settings.theme ?? "light";
  documentElement.dir = settings.dir ?? "ltr";
}
