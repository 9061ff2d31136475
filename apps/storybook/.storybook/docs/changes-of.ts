import { changes } from "virtual:changes";
import type { Change } from "../changes.ts";

/** Returns the changes that name a component, the newest first. */
export const changesOf = (name: string): readonly Change[] =>
  changes.filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text));
