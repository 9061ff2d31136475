import { describe, expect, test, vi } from "vitest";
import { dateText, onlyPublished, toListItem } from "./list-item.ts";

const item = {
  id: "a b",
  title: "t",
  author: "a",
  createTime: "2026-11-12T12:00:00.000Z",
  type: "技术分享",
  photoUrl: "",
  profile: "p",
};
const types = {
  company: "公司新闻",
  productDynamic: "产品动态",
  industryNews: "行业信息",
  technologyNews: "技术",
};
const place = { language: "zh", path: "/about/news" } as const;

test("unpublished items are removed", () => {
  const items = [0, 1, 2, -1].map((state) => ({ ...item, content: "", id: String(state), state }));
  expect(onlyPublished(items).map(({ id }) => id)).toEqual(["1"]);
});

describe("dateText", () => {
  test.each([
    ["2026-11-12T12:00:00.000Z", "2026年11月12日", "12 November 2026"],
    ["2026-01-01T00:00:00.000Z", "2026年1月1日", "1 January 2026"],
    ["2025-12-31T23:59:59.999Z", "2025年12月31日", "31 December 2025"],
    ["someday", "someday", "someday"],
  ])("formats %s with year, long month and day", (iso, chinese, english) => {
    expect(dateText(iso, "zh")).toBe(chinese);
    expect(dateText(iso, "en")).toBe(english);
  });
});

test.each(["America/Los_Angeles", "Pacific/Kiritimati"])(
  "the day is the server's for a reader in %s",
  async (zone) => {
    vi.stubEnv("TZ", zone);
    vi.resetModules();
    const there = await import("./list-item.ts");
    expect(there.dateText("2026-11-12T00:30:00.000Z", "en")).toBe("12 November 2026");
    expect(there.dateText("2026-11-12T23:30:00.000Z", "en")).toBe("12 November 2026");
    vi.unstubAllEnvs();
  },
);

test("date formatters are reused per language", () => {
  const made = vi.spyOn(Intl, "DateTimeFormat");
  for (let day = 1; day <= 28; day += 1) {
    dateText(`2026-02-${String(day).padStart(2, "0")}T12:00:00.000Z`, "zh");
    dateText(`2026-02-${String(day).padStart(2, "0")}T12:00:00.000Z`, "en");
  }
  expect(made.mock.calls.length).toBeLessThanOrEqual(2);
  made.mockRestore();
});

test("a known type shows its label, an unknown type its value", () => {
  expect(toListItem(item, { types }, place).type).toEqual({ value: "technologyNews", label: "技术" });
  expect(toListItem({ ...item, type: "用户故事" }, { types }, place).type).toEqual({
    value: "用户故事",
    label: "用户故事",
  });
  expect(toListItem({ ...item, type: "constructor" }, { types }, place).type.label).toBe("constructor");
});

test("a list item has a URL, and a photo only if one is set", () => {
  expect(toListItem(item, { types }, place)).toMatchObject({ href: "/about/news?item=a+b" });
  expect(toListItem(item, { types }, place)).not.toHaveProperty("photo");
  expect(toListItem({ ...item, photoUrl: "/p.avif" }, { types }, place).photo).toBe("/p.avif");
});
