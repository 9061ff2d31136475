import type { Block, BlockType, BlockTypes, Language, Shell } from "@lightmaker/content";
import {
  Banner,
  CallToAction,
  CardGrid,
  FeatureExplorer,
  FeatureIcons,
  FilmSection,
  Hero,
  MaterialShowcase,
  PictureCarousel,
  ProductCards,
  Showcase,
  Steps,
  TextBlocks,
} from "@lightmaker/ui";
import { Fragment, type ReactElement } from "react";
import { SiteForm } from "../forms/SiteForm.tsx";

/** What a block needs besides its own data. */
interface Surroundings {
  labels: Shell["labels"];
  language: Language;
  /** Attributes of the block's root element. */
  root: { id?: string };
}

type Registry = {
  [Type in BlockType]: (data: BlockTypes[Type], surroundings: Surroundings) => ReactElement;
};

/** Which component shows which block. A type that is missing here does not compile. */
const registry: Registry = {
  banner: (data, { labels, root }) => <Banner {...data} {...root} labels={labels} />,
  callToAction: (data, { root }) => <CallToAction {...data} {...root} />,
  cardGrid: (data, { labels, root }) => <CardGrid {...data} {...root} labels={labels} />,
  featureExplorer: (data, { labels, root }) => <FeatureExplorer {...data} {...root} labels={labels} />,
  featureIcons: (data, { root }) => <FeatureIcons {...data} {...root} />,
  filmSection: (data, { labels, root }) => <FilmSection {...data} {...root} labels={labels.video} />,
  form: (data, { labels, language, root }) => (
    <SiteForm {...data} {...root} labels={labels} language={language} />
  ),
  hero: (data, { labels, root }) => <Hero {...data} {...root} labels={labels.video} />,
  materialShowcase: (data, { labels, root }) => <MaterialShowcase {...data} {...root} labels={labels} />,
  pictureCarousel: (data, { labels, root }) => (
    <PictureCarousel {...data} {...root} labels={{ ...labels, ...labels.carousel }} />
  ),
  productCards: (data, { labels, root }) => <ProductCards {...data} {...root} labels={labels} />,
  showcase: (data, { labels, root }) => (
    <Showcase {...data} {...root} labels={{ ...labels, ...labels.carousel }} />
  ),
  steps: (data, { labels, root }) => <Steps {...data} {...root} labels={labels} />,
  textBlocks: (data, { root }) => <TextBlocks {...data} {...root} />,
};

export interface BlocksProps extends Omit<Surroundings, "root"> {
  blocks: readonly Block[];
}

/** The blocks of a page, one after the other. */
export function Blocks({ blocks, ...surroundings }: BlocksProps) {
  return blocks.map(({ type, anchor, ...data }, index) => {
    // The block's type names the component whose data it carries; TypeScript does not follow that through a union.
    const render = registry[type] as (data: unknown, surroundings: Surroundings) => ReactElement;
    return (
      // The order of a page's blocks never changes while it is shown.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={index}>{render(data, { ...surroundings, root: anchor ? { id: anchor } : {} })}</Fragment>
    );
  });
}
