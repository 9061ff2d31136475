import { globalStyle, type StyleRule, style } from "@vanilla-extract/css";
import { blocks } from "../styles/layers.css.ts";

/** Media query for browsers without scripting. It does not match while scripts are still loading. */
export const withoutScripts = "(scripting: none)";

type Layered = NonNullable<StyleRule["@layer"]>[string];
type GlobalLayered = NonNullable<Parameters<typeof globalStyle>[1]["@layer"]>[string];

/** Puts a rule into the cascade layer of the blocks; for recipes. */
export const inBlocks = (rule: Layered): StyleRule => ({ "@layer": { [blocks]: rule } });

/** `style` in the cascade layer of the blocks, which overrides components and which dealers can override. */
export function blockStyle(rule: Layered): string {
  return style(inBlocks(rule));
}

/** `globalStyle` in the cascade layer of the blocks; for elements that a component renders inside a block. */
export function blockGlobalStyle(selector: string, rule: GlobalLayered): void {
  globalStyle(selector, { "@layer": { [blocks]: rule } });
}
