import type {
  BannerData,
  CallToActionData,
  CardGridData,
  ComparisonData,
  CountersData,
  DownloadsData,
  FaqData,
  FeatureBlocksData,
  FeatureExplorerData,
  FeatureIconsData,
  FilmSectionData,
  FormFieldData,
  FormSectionData,
  HeroData,
  LearningCarouselData,
  MaterialGridData,
  MaterialShowcaseData,
  Picture,
  PictureCarouselData,
  ProductCardsData,
  ProductIntroData,
  ProductModuleData,
  ScenesData,
  ShowcaseData,
  SolutionPanelsData,
  SolutionTabsData,
  SpecSectionData,
  StepsData,
  TextBlocksData,
} from "@lightmaker/ui";
import type { Authored, Words } from "./authoring.ts";
import type { ModelId, SeriesId, SeriesSlug } from "./products/facts.ts";
import { type PageId, routes } from "./routes.ts";

/** Forms that the site can send. */
export type FormId = "homeLead";

/** A form on a page: the words around it, its fields, and what it says while sending and after. */
export interface FormBlockData extends FormSectionData {
  form: FormId;
  fields: readonly FormFieldData[];
  submit: string;
  submitting: string;
  success: string;
  failure: string;
}

/** One model, or the series itself, behind a switcher. */
export interface ModelEntry {
  /** Value of `?model=`. */
  model: ModelId | SeriesSlug;
  name: string;
  /** Two or three words below the name. */
  note: string;
  picture?: Picture;
  /** Other ways its id is written (decisions 7). */
  spellings: readonly string[];
  blocks: readonly Block[];
}

/** The models of a series behind one switcher. */
export interface ModelsBlockData {
  series: SeriesId;
  /** Name of the switcher, for people who do not see it. */
  label: string;
  /** Read out when another model is shown; `{name}` stands for it. */
  announcement: string;
  /** The model shown when the address asks for none. */
  initial: ModelId;
  entries: readonly ModelEntry[];
}

/** Every kind of block a page can be made of, with the data its component takes. */
export interface BlockTypes {
  banner: BannerData;
  callToAction: CallToActionData;
  cardGrid: CardGridData;
  comparison: ComparisonData;
  counters: CountersData;
  downloads: DownloadsData;
  faq: FaqData;
  featureBlocks: FeatureBlocksData;
  featureExplorer: FeatureExplorerData;
  featureIcons: FeatureIconsData;
  filmSection: FilmSectionData;
  form: FormBlockData;
  hero: HeroData;
  learningCarousel: LearningCarouselData;
  materialGrid: MaterialGridData;
  materialShowcase: MaterialShowcaseData;
  models: ModelsBlockData;
  pictureCarousel: PictureCarouselData;
  productCards: ProductCardsData;
  productIntro: ProductIntroData;
  productModule: ProductModuleData;
  scenes: ScenesData;
  showcase: ShowcaseData;
  solutionPanels: SolutionPanelsData;
  solutionTabs: SolutionTabsData;
  specSection: SpecSectionData;
  steps: StepsData;
  textBlocks: TextBlocksData;
}

export type BlockType = keyof BlockTypes;

/** Addressable with `#anchor`; unique on its page. */
interface Anchored {
  anchor?: `${Lowercase<string>}`;
}

/** A block in one language, ready for its component. */
export type Block<Type extends BlockType = BlockType> = {
  [Each in Type]: { type: Each } & BlockTypes[Each] & Anchored;
}[Type];

/** A block as an author writes it. */
export type AuthoredBlock = {
  [Each in BlockType]: { readonly type: Each } & Authored<BlockTypes[Each]> & Readonly<Anchored>;
}[BlockType];

export interface PageMeta {
  /** Without the brand suffix. */
  readonly title: Words;
  readonly description: Words;
  /** Comma-separated search terms. */
  readonly keywords: Words;
}

export interface Page {
  readonly id: PageId;
  readonly path: string;
  readonly meta: PageMeta;
  readonly blocks: readonly AuthoredBlock[];
  /** Kept out of search results and the sitemap: answer pages and the 404 page. */
  readonly unlisted?: true;
}

/** Declares a page. Its address comes from {@link routes} by its id. */
export function definePage(page: Omit<Page, "path">): Page {
  return { ...page, path: routes[page.id] };
}
