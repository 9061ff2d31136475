import { expect, it } from "vitest";
import * as everything from "../src/index.ts";

it("exports exactly the names that dealers may rely on", async () => {
  await expect(`${Object.keys(everything).sort().join("\n")}\n`).toMatchFileSnapshot("exports.snap");
});
