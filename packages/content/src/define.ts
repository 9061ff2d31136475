import type { FieldFault, NewsChip } from "@lightmaker/api/contract";
import type {
  BannerData,
  CallToActionData,
  CardGridData,
  ComparisonData,
  ComparisonToolLabels,
  CountersData,
  DownloadsData,
  DownloadsFile,
  FactTableData,
  FaqData,
  FeatureBlocksData,
  FeatureExplorerData,
  FeatureIconsData,
  FileInputLabels,
  FilmSectionData,
  FinderData,
  FinderLabels,
  FormFieldData,
  FormSectionData,
  HeroData,
  InstalmentCalculatorData,
  InstalmentCalculatorLabels,
  LearningCarouselData,
  LinkData,
  MaterialCheckData,
  MaterialCheckLabels,
  MaterialGridData,
  MaterialShowcaseData,
  NewsListData,
  NewsListLabels,
  PageNavData,
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
  VerdictTableData,
  VerdictTableLabels,
} from "@lightmaker/ui";
import type { Authored, Words } from "./authoring.ts";
import type { DocumentId } from "./documents/files.ts";
import type { ModelId, SeriesId, SeriesSlug } from "./products/facts.ts";
import { type Language, type PageId, routes } from "./routes.ts";

/** Forms of the site. `finance` is never sent: it leads to `contact`, filled in (decisions 17). */
export type FormId = "homeLead" | "sample" | "contact" | "finance";

/** A field, and what stands beside it when it is refused. */
export interface FormField extends FormFieldData {
  faults?: { [Fault in FieldFault]?: string };
  /** The one language whose form has this field. */
  only?: Language;
  /** What is often entered, offered while typing. */
  suggestions?: readonly string[];
}

/** A field that is filled in from the address of the page, as in `?model=light-530`. */
export interface FormPrefill {
  /** Name of the parameter. */
  parameter: string;
  /** Name of the field. */
  field: string;
  /** What is put into the field; `{value}` stands for the parameter's value. */
  text: string;
  /** Words for values that have some; another value is put in as it is. */
  names: readonly { value: string; name: string }[];
}

/** A file that may go with a form. */
export interface FormUpload {
  label: string;
  hint: string;
  labels: FileInputLabels;
  /** When the file did not arrive. */
  failure: string;
  /** When the server refuses it and its message has no words. */
  rejected: string;
  /** When the form is sent while the file has not arrived. */
  unsent: string;
}

/** A form on a page: the words around it, its fields, and what it says while sending and after. */
export interface FormBlockData extends FormSectionData {
  form: FormId;
  fields: readonly FormField[];
  submit: string;
  submitting: string;
  success: string;
  /** When the server refuses and its message has no words. */
  failure: string;
  /** When no answer comes; `failure` unless given. */
  networkFailure?: string;
  prefill?: readonly FormPrefill[];
  /** Where the form leads instead of being sent. */
  next?: LinkData;
  /** Over a form that another one has filled in. */
  broughtAlong?: string;
}

/** A form with a file. A type of its own: what sends files is a third of a form's script, and the home page's form has none. */
export interface UploadFormBlockData extends FormBlockData {
  upload: FormUpload;
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

/** A comparison whose choice is kept in the address. */
export interface ComparisonBlockData extends ComparisonData {
  tools: ComparisonToolLabels;
  /** Ways to write the id of each model, in the order of `models` (decisions 7). */
  spellings: readonly (readonly string[])[];
}

/** "Which machine fits?" with the words around its answers. */
export interface FinderBlockData extends FinderData {
  labels: Omit<FinderLabels, "imageError">;
}

/** "Can I laser this?" with the words around its answers. */
export interface MaterialCheckBlockData extends MaterialCheckData {
  labels: MaterialCheckLabels;
}

/** What each kind of laser does with a material, with the words of its cells. */
export interface VerdictTableBlockData extends VerdictTableData {
  labels: VerdictTableLabels;
}

/** What an instalment plan costs, with the words around the sums. */
export interface InstalmentCalculatorBlockData extends InstalmentCalculatorData {
  labels: InstalmentCalculatorLabels;
}

/** The news with the words around them; the items come from the API. */
export interface NewsListBlockData extends Omit<NewsListData, "feed"> {
  /** Names of the types that have some (decisions 20). */
  types: { [Chip in NewsChip]: string };
  /** Leads to the feed of the page's language. */
  feed: string;
  /** When the address names an item that there is not. */
  notFound: string;
  /** Why there is no list, or no text: nothing came, or not what should have come. */
  failures: { network: string; answer: string };
  labels: Omit<NewsListLabels, "imageError">;
}

/** A field that opens the search with what was typed, filled in with the words of an address that leads nowhere. */
export interface SiteSearchBlockData {
  title: string;
  lead: string;
  /** Name of the field. */
  label: string;
  submit: string;
}

/** A file, or a document of ours: then the build fills in its address, version, date, size, system and checksum. */
export interface DownloadsBlockFile extends DownloadsFile {
  document?: DocumentId;
}

/** Files in groups, of which the build makes some. */
export interface DownloadsBlockData extends DownloadsData {
  groups: readonly { title: string; files: readonly DownloadsBlockFile[] }[];
}

/** Every kind of block a page can be made of, with the data its component takes. */
export interface BlockTypes {
  banner: BannerData;
  callToAction: CallToActionData;
  cardGrid: CardGridData;
  comparison: ComparisonBlockData;
  counters: CountersData;
  downloads: DownloadsBlockData;
  factTable: FactTableData;
  faq: FaqData;
  featureBlocks: FeatureBlocksData;
  featureExplorer: FeatureExplorerData;
  featureIcons: FeatureIconsData;
  filmSection: FilmSectionData;
  finder: FinderBlockData;
  form: FormBlockData;
  hero: HeroData;
  instalmentCalculator: InstalmentCalculatorBlockData;
  learningCarousel: LearningCarouselData;
  materialCheck: MaterialCheckBlockData;
  materialGrid: MaterialGridData;
  materialShowcase: MaterialShowcaseData;
  models: ModelsBlockData;
  newsList: NewsListBlockData;
  pageNav: PageNavData;
  pictureCarousel: PictureCarouselData;
  productCards: ProductCardsData;
  productIntro: ProductIntroData;
  productModule: ProductModuleData;
  scenes: ScenesData;
  showcase: ShowcaseData;
  siteSearch: SiteSearchBlockData;
  solutionPanels: SolutionPanelsData;
  solutionTabs: SolutionTabsData;
  specSection: SpecSectionData;
  steps: StepsData;
  textBlocks: TextBlocksData;
  uploadForm: UploadFormBlockData;
  verdictTable: VerdictTableBlockData;
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
