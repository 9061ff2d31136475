import { afterEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { clear, loaded, StoryIn, setPage, show, stories, titleOf } from "../tests/stage.tsx";
import { opened } from "./opened.ts";
import { fit, pictureAsMosaic, Sheet, windows } from "./stage.tsx";

/** Returns the path of a picture in visual/baselines, for example `components/Accordion/Default-390`. */
const fileOf = (title: string, rest: string) => `${title.replace(" ", "/")}-${rest}`;

/**
 * Compares the stories of some folders with their baselines. Vitest opens a separate browser page for each test file, so
 * the files that call this run in parallel.
 *
 * @param among returns `true` for the folders whose stories belong to the calling file
 */
export function compareStories(among: (folder: string) => boolean): void {
  afterEach(clear);
  const chosen = stories.filter(({ folder }) => among(folder));

  describe.each(chosen.map((story) => [titleOf(story), story] as const))("%s", (title, story) => {
    it("looks as it did", async () => {
      setPage({ language: "zh" });
      const stage = await show(<Sheet story={story} />);
      await pictureAsMosaic(stage);
      for (const window of windows) {
        await fit(window, stage);
        await expect.soft(stage).toMatchScreenshot(fileOf(title, String(window.width)));
      }
    });
  });

  const openedHere = opened.filter(({ title }) => chosen.some((story) => titleOf(story) === title));
  describe.each(openedHere.map(({ title, press }) => [title, press] as const))("%s", (title, press) => {
    it.each([
      { language: "zh", theme: "light" },
      { language: "en", theme: "dark" },
    ] as const)("looks as it did when open, $language $theme", async ({ language, theme }) => {
      const story = chosen.find((candidate) => titleOf(candidate) === title);
      if (!story) throw new Error(`visual/opened.ts names "${title}", which is no story.`);
      for (const { width, height } of windows) {
        await page.viewport(width, height);
        setPage({ language, theme });
        const stage = await show(<StoryIn story={story} language={language} />);
        const control = [...stage.querySelectorAll<HTMLElement>(press)].find((each) =>
          each.checkVisibility(),
        );
        // A phone menu has no visible button in a wide window. But every story must have one in the narrow window.
        if (!control) {
          if (width === windows[0].width)
            throw new Error(`"${title}" shows nothing that matches "${press}".`);
          continue;
        }
        await userEvent.click(control);
        await loaded(document.body);
        await pictureAsMosaic(document.body);
        await expect
          .soft(document.documentElement)
          .toMatchScreenshot(fileOf(title, `open-${language}-${theme}-${width}`));
      }
    });
  });
}
