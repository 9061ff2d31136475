import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { catalogue } from "../.storybook/catalogue.ts";
import { journeys } from "./journeys.ts";
import { clear, StoryIn, setPage, show, storiesByFolder } from "./stage.tsx";
import { isInteractive, transcriptOf } from "./transcript.ts";

/** The reviewed transcripts, by the name of their component. */
const reviewed = new Set(
  Object.keys(import.meta.glob("./transcripts/*.md")).map((file) => file.slice("./transcripts/".length, -3)),
);

const parts = Object.entries(catalogue).flatMap(([kind, groups]) =>
  Object.values(groups).flatMap((group: readonly string[]) =>
    group.map((name) => [name, `${kind}/${name}`] as const),
  ),
);

// Rows that move by themselves would say something else each time.
beforeAll(() => commands.emulateMedia({ reducedMotion: "reduce" }));
afterAll(() => commands.emulateMedia({ reducedMotion: "no-preference" }));
afterEach(clear);

describe("a screen reader", () => {
  it.each(parts)("says in %s what was reviewed", async (name, folder) => {
    const [, stories = []] = storiesByFolder.find(([each]) => each === folder) ?? [];
    const { story: chosen = "Default", steps = [], width = 1280 } = journeys[name] ?? {};
    const story = stories.find((each) => each.name === chosen);
    if (!story) throw new Error(`${folder} has no story ${chosen}.`);
    await page.viewport(width, 800);
    const texts: string[] = [];
    for (const language of ["zh", "en"] as const) {
      // A menu opens under the pointer.
      await userEvent.unhover(document.documentElement);
      setPage({ language });
      const stage = await show(<StoryIn story={story} language={language} />);
      if (!isInteractive(stage) && steps.length === 0) {
        expect(reviewed.has(name), `${name} is not interactive and needs no transcript`).toBe(false);
        return;
      }
      texts.push(`## ${language === "zh" ? "中文" : "English"}\n\n${await transcriptOf(steps, language)}`);
    }
    await expect(`# ${name}\n\n${texts.join("\n\n")}\n`).toMatchFileSnapshot(`./transcripts/${name}.md`);
    expect(reviewed.has(name), `the transcript of ${name} is new: read it, and run the test again`).toBe(
      true,
    );
  });
});

it("is tried with components of the catalogue", () => {
  expect(Object.keys(journeys).filter((name) => !parts.some(([each]) => each === name))).toEqual([]);
  expect([...reviewed].filter((name) => !parts.some(([each]) => each === name))).toEqual([]);
});
