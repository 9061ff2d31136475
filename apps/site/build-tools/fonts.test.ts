import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { makeFonts } from "./fonts.ts";

it("the fonts are those that fonts.css describes", async () => {
  const fonts = await makeFonts();
  expect(fonts).toHaveLength(2);
  for (const { file, bytes } of fonts) expect(bytes.equals(await readFile(file)), file).toBe(true);
});
