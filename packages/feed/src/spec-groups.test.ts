import { expect, it } from "vitest";
import { specGroupsOf } from "./spec-groups.ts";

it("a value that the maker gives on request becomes the dealer's own link", () => {
  const ask = { label: "Ask us", href: "/contact" };
  const rows = [
    { key: "weight", label: "Weight", value: { figures: [70], unit: "kg", shape: "about" as const } },
    { key: "safetyStandard", label: "Safety standard", value: null },
  ];
  expect(specGroupsOf({ specifications: [{ rows }] }, ask)).toEqual([
    {
      rows: [
        { label: "Weight", value: { figures: [70], unit: "kg", shape: "about" } },
        { label: "Safety standard", value: ask },
      ],
    },
  ]);
});
