import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { lateBlocks } from "./late-blocks.ts";

test("every late chunk of blocks has its file, and every file is a chunk", () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith("-blocks.tsx"));
  const chunks = new Set<string>(Object.values(lateBlocks));
  expect([...chunks].map((name) => `${name}.tsx`).sort()).toEqual(files.sort());
});
