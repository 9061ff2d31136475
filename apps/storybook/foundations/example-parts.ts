import { SiteHeader } from "@lightmaker/ui";
import type { ComponentType } from "react";

type Props = Readonly<Record<string, unknown>>;

/** The exports of a story file that are used here. */
interface StoryFile {
  default: { component: ComponentType<Props>; args?: Props };
  Default?: { args?: Props; parameters?: { examples?: Readonly<Record<string, Props>> } };
}

const files = import.meta.glob<StoryFile>("../../../packages/ui/src/{components,blocks}/*/*.stories.tsx", {
  eager: true,
});

/** A component or block with the props of its default story. */
export interface ExamplePart {
  /** For example `Hero`. */
  name: string;
  Part: ComponentType<Props>;
  propsIn: (language: string) => Props;
}

/** The components and blocks of packages/ui by folder, such as `blocks/Hero`. */
const parts: ReadonlyMap<string, ExamplePart> = new Map(
  Object.entries(files).map(([file, { default: meta, Default }]) => {
    const [kind = "", name = ""] = file.split("/").slice(-3, -1);
    const propsIn = (language: string) => {
      const props = { ...meta.args, ...Default?.args, ...Default?.parameters?.examples?.[language] };
      // No prop: the story makes the actions of the header of it.
      if (name === "SiteHeader") delete props["language"];
      return props;
    };
    // The stories of the header have an empty page below it, to scroll.
    const Part = name === "SiteHeader" ? (SiteHeader as unknown as ComponentType<Props>) : meta.component;
    return [`${kind}/${name}`, { name, Part, propsIn }];
  }),
);

/** @throws if there is no such folder */
export function partOf(folder: string): ExamplePart {
  const part = parts.get(folder);
  if (!part) throw new Error(`There are no stories in packages/ui/src/${folder}.`);
  return part;
}

/** Blocks that the playground offers: everything that is made of data, in the order of the alphabet. */
export const blocks: readonly string[] = [
  "components/SiteHeader",
  ...[...parts.keys()].filter((folder) => folder.startsWith("blocks/")).sort(),
  "components/SiteFooter",
];
