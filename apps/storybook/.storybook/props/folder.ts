import props from "virtual:props";
import { mainOf } from "../catalogue.ts";
import type { Documented } from "./prop.ts";

/** Returns the folder of a story file in packages/ui, such as `components/Accordion`, or `undefined` for any other file. */
export const folderOf = (file: unknown): string | undefined =>
  /packages\/ui\/src\/((?:components|blocks)\/\w+)\//.exec(String(file))?.[1];

/** Returns the components that a folder exports, first the one that its page is about. */
export function componentsOf(folder: string | undefined): readonly Documented[] {
  const name = folder?.split("/")[1] ?? "";
  const main = mainOf[name] ?? name;
  return [...(props[folder ?? ""] ?? [])].sort(
    (one, other) => Number(other.name === main) - Number(one.name === main),
  );
}
