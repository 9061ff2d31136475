/** Writes the tokens of each theme into `dist`: `tokens.json` for the light one, `tokens.<theme>.json` for the others. */
import { writeFileSync } from "node:fs";
import { designTokens, themes } from "./design-tokens.ts";

for (const theme of Object.keys(themes) as (keyof typeof themes)[]) {
  const name = theme === "light" ? "tokens.json" : `tokens.${theme}.json`;
  const file = new URL(`../dist/${name}`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(designTokens(theme), null, 2)}\n`);
}
