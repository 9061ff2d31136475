import { globalStyle, type StyleRule, style } from "@vanilla-extract/css";
import { blocks } from "../styles/layers.css.ts";

type Layered = NonNullable<StyleRule["@layer"]>[string];
type GlobalLayered = NonNullable<Parameters<typeof globalStyle>[1]["@layer"]>[string];

/** `style` in the cascade layer of blocks, where a block may place components and a dealer may override it. */
export function blockStyle(rule: Layered): string {
  return style({ "@layer": { [blocks]: rule } });
}

/** `globalStyle` in the cascade layer of blocks; for parts that a component renders inside a block. */
export function blockGlobalStyle(selector: string, rule: GlobalLayered): void {
  globalStyle(selector, { "@layer": { [blocks]: rule } });
}
