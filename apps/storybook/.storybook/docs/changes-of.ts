import { changes } from "virtual:changes";
import { pages } from "../catalogue.ts";
import type { Change } from "../changes.ts";
import { linesOf } from "./lines-of.ts";

const names = pages.map(({ name }) => name);

/** Returns the changes of a component, the newest first, each without what it says of others. */
export const changesOf = (name: string): readonly Change[] =>
  changes.flatMap((change) => {
    const lines = linesOf(name, names, change.text);
    return lines.length > 0 ? [{ ...change, text: lines.join(" ") }] : [];
  });
