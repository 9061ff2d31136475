import { JSDOM } from "jsdom";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { everyStory } from "../tests/every-story.ts";
import { labelFaults } from "./testing.ts";

const faultsOf = (html: string) => labelFaults(new JSDOM(html).window.document);

describe("labelFaults", () => {
  it.each([
    ['<a href="/" aria-label="Home">Muster Laser</a>', /"Home" does not contain .* "muster laser"/],
    ['<button><svg aria-hidden="true"></svg></button>', /no name/],
    ['<button aria-label="Go to {index}">2</button>', /"Go to \{index\}" does not contain/],
    ['<img alt="{index} of {count}" src="a.jpg">', /placeholder \{index\}/],
  ])("finds %s", (html, fault) => {
    expect(faultsOf(html).join("\n")).toMatch(fault);
  });

  it.each([
    '<a href="/" aria-label="Muster Laser, home">Muster&nbsp;Laser</a>',
    '<a href="/" aria-label="Home"><svg aria-hidden="true"><text>M</text></svg></a>',
    '<button><span class="VisuallyHidden_a">Close</span><svg></svg></button>',
    '<a href="/"><img alt="Muster Laser" src="logo.svg"></a>',
  ])("accepts %s", (html) => {
    expect(faultsOf(html)).toEqual([]);
  });
});

it("no story of the library has such a fault", () => {
  const faults = everyStory.flatMap(({ folder, name, Story, propsIn }) =>
    faultsOf(renderToStaticMarkup(createElement(Story, propsIn("en")))).map(
      (fault) => `${folder} ${name}: ${fault}`,
    ),
  );
  expect(faults).toEqual([]);
});
