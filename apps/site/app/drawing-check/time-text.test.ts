import { expect, it } from "vitest";
import { timeText } from "./time-text.ts";

const english = (least: number, most: number) => timeText({ least, most }, "en");

it("is a range of seconds below a minute, rounded apart to five", () => {
  expect(english(17, 28)).toBe("15–30 sec");
  expect(english(2, 4)).toBe("0–5 sec");
  expect(timeText({ least: 17, most: 28 }, "zh-CN")).toBe("15–30 秒");
});

it("is never one figure, and never a false fraction of a minute", () => {
  expect(english(20, 20)).toBe("20–25 sec");
  expect(english(120, 120)).toBe("2–3 min");
  expect(english(61, 61)).toBe("1–2 min");
  expect(english(0, 0)).toBe("0–5 sec");
});

it("names both units where they differ", () => {
  expect(english(42, 95)).toBe("40 sec – 2 min");
  expect(english(56, 58)).toBe("55 sec – 1 min");
  expect(timeText({ least: 42, most: 95 }, "zh-CN")).toBe("40 秒 – 2 分钟");
  expect(english(6900, 9100)).toBe("115 min – 3 hr");
});

it("is in whole minutes below two hours and in half hours above", () => {
  expect(english(130, 290)).toBe("2–5 min");
  expect(english(3700, 5400)).toBe("61–90 min");
  expect(english(7900, 12_000)).toBe("2–3.5 hr");
});
