import { globalStyle, type StyleRule, style } from "@vanilla-extract/css";
import { blocks } from "../styles/layers.css.ts";

/** Matches where scripts will never run; not while they are on their way. */
export const withoutScripts = "(scripting: none)";

type Layered = NonNullable<StyleRule["@layer"]>[string];
type GlobalLayered = NonNullable<Parameters<typeof globalStyle>[1]["@layer"]>[string];

/** Puts a rule into the cascade layer of blocks; for recipes. */
export const inBlocks = (rule: Layered): StyleRule => ({ "@layer": { [blocks]: rule } });

/** `style` in the cascade layer of blocks, where a block may place components and a dealer may override it. */
export function blockStyle(rule: Layered): string {
  return style(inBlocks(rule));
}

/** `globalStyle` in the cascade layer of blocks; for parts that a component renders inside a block. */
export function blockGlobalStyle(selector: string, rule: GlobalLayered): void {
  globalStyle(selector, { "@layer": { [blocks]: rule } });
}
