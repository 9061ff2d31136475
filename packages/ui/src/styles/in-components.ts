import type { StyleRule } from "@vanilla-extract/css";
import { components } from "./layers.css.ts";

type Layered = NonNullable<StyleRule["@layer"]>[string];

/** Puts a rule into the `components` layer, so that blocks and a dealer's CSS can override it. */
export const inComponents = (rule: Layered): StyleRule => ({ "@layer": { [components]: rule } });
