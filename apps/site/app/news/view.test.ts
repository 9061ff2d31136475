import { describe, expect, test } from "vitest";
import { defaultView, queryOf, readView } from "./view.ts";

describe("the view in the URL", () => {
  test.each([
    ["", defaultView],
    ["?type=company", { filter: "company", page: 1, item: "" }],
    ["?page=3", { filter: "", page: 3, item: "" }],
    ["?type=%E7%94%A8%E6%88%B7+%26&page=2&item=fit-gauge", { filter: "用户 &", page: 2, item: "fit-gauge" }],
  ])("%s is parsed and serialised back", (search, view) => {
    expect(readView(search)).toEqual(view);
    expect(queryOf(view)).toBe(search);
  });

  test.each(["?page=0", "?page=-1", "?page=1.5", "?page=x", "?page=", "?page=Infinity", "?other=1"])(
    "%s means the first page",
    (search) => {
      expect(queryOf(readView(search))).toBe("");
    },
  );
});
