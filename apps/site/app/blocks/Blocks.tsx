import type { Block, BlockType, BlockTypes } from "@lightmaker/content";
import { CardGrid, ProductCards, Steps } from "@lightmaker/ui";
import { Fragment } from "react";
import type { LateBlock } from "./late-blocks.ts";
import { type BlockContext, loadedRenderers, type Renderers } from "./registry.ts";

/** Renderers of the blocks in the first script. A block type that is neither here nor in a late chunk is a compile error. */
const registry: Renderers<Exclude<BlockType, LateBlock>> = {
  cardGrid: (data, { labels, root }) => <CardGrid {...data} {...root} labels={labels} />,
  productCards: (data, { labels, root, first }) => (
    <ProductCards {...data} {...root} labels={labels} priority={first} />
  ),
  steps: (data, { labels, root }) => <Steps {...data} {...root} labels={labels} />,
};

export interface BlocksProps extends Pick<BlockContext, "labels" | "language"> {
  blocks: readonly Block[];
  /**
   * Level of the blocks' headings. Default: each block's own level, which is 1 for blocks that open a page and 2 for
   * others.
   */
  headingLevel?: 2;
  /** True if these blocks begin the page. The first of them that is not text only then loads its picture with priority. */
  opening?: boolean;
}

/** True if the block can stand above the first picture without pushing it below the fold. */
const isTextOnly = (block: Block) =>
  block.type === "pageNav" || (block.type === "banner" && block.picture === undefined);

/** @throws Error when the block's late chunk is not loaded yet */
function renderBlock<Type extends BlockType>(type: Type, data: BlockTypes[Type], context: BlockContext) {
  const renderers: Partial<Renderers<BlockType>> = type in loadedRenderers ? loadedRenderers : registry;
  const render = renderers[type];
  if (!render)
    throw new Error(`Block "${type}" was rendered before its chunk was loaded. Await fetchBlocks() first.`);
  return render(data, context);
}

/**
 * Renders the blocks of a page in order.
 *
 * @throws Error when a block of a late chunk is rendered before `fetchBlocks` has loaded that chunk
 */
export function Blocks({ blocks, headingLevel, opening = false, ...context }: BlocksProps) {
  const first = opening ? blocks.findIndex((block) => !isTextOnly(block)) : -1;
  return blocks.map(({ type, anchor, ...data }, index) => (
    // The order of a page's blocks never changes while it is shown.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>
      {renderBlock(type, data, {
        ...context,
        renderBlocks: (inside, { key, opening }) => (
          <Blocks {...context} key={key} blocks={inside} headingLevel={2} opening={opening} />
        ),
        first: index === first,
        root: { ...(anchor && { id: anchor }), ...(headingLevel && { headingLevel }) },
      })}
    </Fragment>
  ));
}
