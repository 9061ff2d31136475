import { describe, expect, test } from "vitest";
import { readView, searchOf, startView } from "./view.ts";

describe("an address", () => {
  test.each([
    ["", startView],
    ["?type=company", { filter: "company", page: 1, item: "" }],
    ["?page=3", { filter: "", page: 3, item: "" }],
    ["?type=%E7%94%A8%E6%88%B7+%26&page=2&item=fit-gauge", { filter: "用户 &", page: 2, item: "fit-gauge" }],
  ])("%s is read and written again", (search, view) => {
    expect(readView(search)).toEqual(view);
    expect(searchOf(view)).toBe(search);
  });

  test.each(["?page=0", "?page=-1", "?page=1.5", "?page=x", "?page=", "?page=Infinity", "?other=1"])(
    "%s asks for the first page",
    (search) => {
      expect(searchOf(readView(search))).toBe("");
    },
  );
});
