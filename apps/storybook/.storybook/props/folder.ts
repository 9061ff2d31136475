import props from "virtual:props";
import type { Documented } from "./prop.ts";

/** Returns the folder of a story file in packages/ui, such as `components/Accordion`, or `undefined` for any other file. */
export const folderOf = (file: unknown): string | undefined =>
  /packages\/ui\/src\/((?:components|blocks)\/\w+)\//.exec(String(file))?.[1];

/**
 * Returns the components that a folder exports. The one that its page is about is first: it is named like the folder, or
 * begins with that name (`ChatWindow`).
 */
export function componentsOf(folder: string | undefined): readonly Documented[] {
  const found = props[folder ?? ""] ?? [];
  const name = folder?.split("/")[1] ?? "";
  const main =
    found.find((component) => component.name === name) ??
    found
      .filter((component) => component.name.startsWith(name))
      .sort((one, other) => other.props.length - one.props.length)[0];
  return main ? [main, ...found.filter((component) => component !== main)] : found;
}
