import type { Block, BlockType } from "@lightmaker/content";
import { CardGrid, ProductCards, Steps } from "@lightmaker/ui";
import { Fragment, type ReactElement } from "react";
import { fetched, type LaterBlock, type Renderers, type Surroundings } from "./registry.ts";

/** What shows the blocks that come with the first script. A type that is neither here nor fetched later does not compile. */
const registry: Renderers<Exclude<BlockType, LaterBlock>> = {
  cardGrid: (data, { labels, root }) => <CardGrid {...data} {...root} labels={labels} />,
  productCards: (data, { labels, root, first }) => (
    <ProductCards {...data} {...root} labels={labels} priority={first} />
  ),
  steps: (data, { labels, root }) => <Steps {...data} {...root} labels={labels} />,
};

export interface BlocksProps extends Pick<Surroundings, "labels" | "language"> {
  blocks: readonly Block[];
  /** Level of the blocks' headings; without it, each block's own: 1 for what opens a page, else 2. */
  headingLevel?: 2;
  /** Whether they begin the first screen, so that the first of them with pictures holds its largest. */
  opening?: boolean;
}

/** What may stand above the first picture of a page without pushing it out of the first screen. */
const isWordsOnly = (block: Block) =>
  block.type === "pageNav" || (block.type === "banner" && block.picture === undefined);

/**
 * The blocks of a page, one after the other.
 *
 * @throws Error when a block that is fetched later is shown before `fetchBlocks` has brought it
 */
export function Blocks({ blocks, headingLevel, opening = false, ...surroundings }: BlocksProps) {
  const first = opening ? blocks.findIndex((block) => !isWordsOnly(block)) : -1;
  return blocks.map(({ type, anchor, ...data }, index) => {
    // The block's type names the component whose data it carries; TypeScript does not follow that through a union.
    const render = (fetched[type] ?? (registry as Partial<Record<BlockType, unknown>>)[type]) as
      | ((data: unknown, surroundings: Surroundings) => ReactElement)
      | undefined;
    if (!render)
      throw new Error(`The block "${type}" is shown before it was fetched: await fetchBlocks() first.`);
    return (
      // The order of a page's blocks never changes while it is shown.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={index}>
        {render(data, {
          ...surroundings,
          showInside: (inside, { key, opening }) => (
            <Blocks {...surroundings} key={key} blocks={inside} headingLevel={2} opening={opening} />
          ),
          first: index === first,
          root: { ...(anchor && { id: anchor }), ...(headingLevel && { headingLevel }) },
        })}
      </Fragment>
    );
  });
}
