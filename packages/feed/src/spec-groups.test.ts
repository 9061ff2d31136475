import { expect, it } from "vitest";
import type { RowNames } from "./row-keys.ts";
import type { FeedRow } from "./schema.ts";
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

it("a dealer's own names of rows replace the maker's, and a row without one keeps it", () => {
  const rows = [
    { key: "voltage", label: "Supply voltage", value: "AC 220 V" },
    { key: "newerThanThePackage", label: "New row", value: "yes" },
  ];
  const rename = { voltage: "Netzspannung" } satisfies RowNames;
  const [group] = specGroupsOf({ specifications: [{ rows }] }, "", { rename });
  expect(group?.rows.map(({ label }) => label)).toEqual(["Netzspannung", "New row"]);
});

it("the compiler refuses a key that is mistyped, and accepts one of a newer feed", () => {
  // @ts-expect-error: the key is `voltage`.
  const mistyped = { supplyVoltage: "Netzspannung" } satisfies RowNames;
  const newer: FeedRow["key"] = "newerThanThePackage";
  expect([mistyped.supplyVoltage, newer]).toHaveLength(2);
});
