import {
  Limits,
  loadChunk,
  MaterialGrid,
  ModelSection,
  ProductBar,
  ProductIntro,
  SolutionPanels,
} from "@lightmaker/ui";
import { ModelSwitch } from "../products/ModelSwitch.tsx";
import type { BlocksIn } from "./late-blocks.ts";
import type { Renderers } from "./registry.ts";

/** Fetched with three.js and the model when a visitor presses for it. */
const viewer = async () =>
  (await loadChunk("js/model-viewer", () => import("../products/MachineViewer.tsx"), { needed: true }))
    .MachineViewer;

/** Blocks of the series pages. */
export const renderers: Renderers<BlocksIn<"product-blocks">> = {
  limits: (data, { root }) => <Limits {...data} {...root} />,
  materialGrid: (data, { labels, root }) => (
    <MaterialGrid {...data} {...root} labels={{ ...labels, ...labels.pager }} />
  ),
  modelSection: ({ labels: own, ...data }, { labels, root }) => (
    <ModelSection {...data} {...root} labels={{ ...labels, ...own }} viewer={viewer} />
  ),
  models: (data, { labels, renderBlocks }) => (
    <ModelSwitch {...data} labels={labels} renderBlocks={renderBlocks} />
  ),
  productBar: (data, { root: { id } }) => <ProductBar {...data} id={id} />,
  productIntro: (data, { labels, root, first }) => (
    <ProductIntro
      {...data}
      {...root}
      data-sheet="intro"
      labels={{ ...labels, ...labels.carousel }}
      priority={first}
    />
  ),
  solutionPanels: (data, { labels, root }) => <SolutionPanels {...data} {...root} labels={labels} />,
};
