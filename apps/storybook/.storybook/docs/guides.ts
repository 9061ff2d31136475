import type { Guide } from "../../../../packages/ui/src/guide.ts";

const guides = import.meta.glob<Guide>("../../../../packages/ui/src/{components,blocks}/*/*.guide.ts", {
  import: "guide",
  eager: true,
});

/** Returns the guide of a folder such as `components/Accordion`. */
export function guideOf(folder: string | undefined): Guide | undefined {
  const path = Object.keys(guides).find((candidate) => candidate.includes(`/${folder}/`));
  return path === undefined ? undefined : guides[path];
}
