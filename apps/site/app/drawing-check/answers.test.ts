import type { CheckedModel } from "@lightmaker/content";
import { expect, it } from "vitest";
import { answersOf, jobOf } from "./answers.ts";
import { emptyEntries } from "./report-state.ts";

const model = (id: CheckedModel["id"], watts: readonly number[]): CheckedModel => ({
  id,
  name: id,
  link: { label: id, href: "/" },
  watts,
  maxSpeed: 500,
  kerf: 0.25,
});
const [tube, marker] = [model("light-530", [60]), model("mark-m20", [20, 50])];

it("asks the settings for each operation that the drawing needs", () => {
  const [answer] = answersOf([tube], "plywood", 3, ["cut", "ignore"]);
  expect(answer?.answers.cut?.kind).toBe("settings");
  expect(answer?.answers.engrave).toBeUndefined();
  expect(answer?.refusal).toBeUndefined();
});

it("says why a machine cannot: its light, or the thickness", () => {
  expect(answersOf([marker], "plywood", 3, ["cut"])[0]?.refusal?.reason).toBe("lightDoesNot");
  expect(answersOf([tube], "plywood", 100, ["cut"])[0]?.refusal?.reason).toBe("tooThick");
});

it("takes an area on metal as marking where the light does not engrave it", () => {
  expect(answersOf([marker], "stainless-steel", 1, ["engrave"])[0]?.refusal).toBeUndefined();
  expect(answersOf([tube], "anodised-aluminium", 1, ["engrave"])[0]?.refusal).toBeUndefined();
  expect(answersOf([tube], "stainless-steel", 1, ["engrave"])[0]?.refusal?.reason).toBe("lightDoesNot");
});

it("takes the visitor's own speed before the settings', not above the machine's", () => {
  const [answer] = answersOf([tube], "plywood", 3, ["cut"]);
  if (!answer) throw new Error("No answer.");
  const known = jobOf(answer, emptyEntries).cut;
  expect(known && known.speed.least <= known.speed.most).toBe(true);
  expect(jobOf(answer, { ...emptyEntries, cut: "12,5" }).cut?.speed).toEqual({ least: 12.5, most: 12.5 });
  expect(jobOf(answer, { ...emptyEntries, cut: "9000" }).cut?.speed.most).toBe(500);
});

it("has no time for engraving without the distance of its lines", () => {
  const [answer] = answersOf([tube], "plywood", 3, ["cut"]);
  if (!answer) throw new Error("No answer.");
  expect(jobOf(answer, { ...emptyEntries, engrave: "200" }).engrave).toBeUndefined();
  expect(jobOf(answer, { ...emptyEntries, engrave: "200", interval: "0.1" }).engrave?.interval).toBe(0.1);
});
