import { expect, it } from "vitest";
import { captionsOf, webVtt } from "./captions.ts";

const shots = [
  { seconds: 4, says: { zh: "一", en: "One" } },
  { seconds: 3, says: { zh: "二", en: "Two" } },
  { seconds: 64, says: { zh: "三", en: "Three" } },
];

it("changes captions in the middle of each fade and ends with the film", () => {
  expect([...captionsOf(shots, 0.5)].map(([language]) => language)).toEqual(["en", "zh"]);
  expect(webVtt(captionsOf(shots, 0.5).get("en") ?? [])).toBe(
    "WEBVTT\n\n00:00.000 --> 00:03.750\nOne\n\n00:03.750 --> 00:06.250\nTwo\n\n00:06.250 --> 01:10.000\nThree\n",
  );
});

it("refuses a shot that is silent in one language", () => {
  expect(() => captionsOf([...shots, { seconds: 3, says: { zh: "四" } }], 0.5)).toThrow(
    'Shot 4 says nothing in "en"',
  );
});
