import type { FieldFault, NewsChip } from "@lightmaker/api/contract";
import type { DrawingFault, FileUnit, Finding, Fit, Operation, Severity } from "@lightmaker/drawing";
import type { Assumption, RuleId, SentenceOf, Thing, Wall } from "@lightmaker/room";
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
  LimitsData,
  LinkData,
  MaterialCheckData,
  MaterialCheckLabels,
  MaterialGridData,
  MaterialShowcaseData,
  ModelFile,
  ModelSectionData,
  ModelSectionLabels,
  NewsListData,
  NewsListLabels,
  PageNavData,
  Picture,
  PictureCarouselData,
  PictureChoiceOption,
  Plate,
  ProductBarData,
  ProductCardsData,
  ProductIntroData,
  ProductModuleData,
  RoomSceneLabels,
  ScenesData,
  ShowcaseData,
  SolutionPanelsData,
  SolutionTabsData,
  SpecSectionData,
  StepsData,
  TestGridData,
  TestGridLabels,
  TextBlocksData,
  VerdictTableData,
  VerdictTableLabels,
} from "@lightmaker/ui";
import type { Authored, Words } from "./authoring.ts";
import type { DocumentId } from "./documents/files.ts";
import type { Process } from "./products/cuts.ts";
import type { ModelId, SeriesId, SeriesSlug } from "./products/facts.ts";
import { type Language, type PageId, routes } from "./routes.ts";
import type { Air } from "./settings/answer.ts";
import type { Confidence } from "./settings/confidence.ts";
import type { SubstanceId } from "./settings/substances.ts";

/** Forms of the site. `finance` is never sent: it fills in `contact` (decisions 17). */
export type FormId = "homeLead" | "sample" | "contact" | "finance";

/** A form field and its error messages. */
export interface FormField extends FormFieldData {
  faults?: { [Fault in FieldFault]?: string };
  /** The only language whose form has this field. Default: both. */
  only?: Language;
  /** Options with pictures, one of which is chosen instead of typing. */
  choices?: readonly PictureChoiceOption[];
  /** Another field that may be filled in instead, in forms that have it. */
  alternative?: {
    /** Name of the other field. */
    field: string;
    /** Help text of the field in forms that have both. */
    hint?: string;
  };
}

/** A field that is filled in from the page's URL, as in `?model=light-530`. */
export interface FormPrefill {
  /** Name of the URL parameter. */
  parameter: string;
  /** Name of the field. */
  field: string;
  /** Text put into the field. `{value}` stands for the parameter's value. */
  text: string;
  /** Display names of known values. Any other value is used as it is. */
  names: readonly { value: string; name: string }[];
}

/** Texts of the file upload of a form. */
export interface FormUpload {
  label: string;
  hint: string;
  labels: FileInputLabels;
  /** Message shown when the upload failed. */
  failure: string;
  /** Message shown when the server rejects the file and the page has no text for its reason. */
  rejected: string;
  /** Message shown when the form is sent although the upload failed. */
  unsent: string;
}

/** A form on a page: the text around it, its fields, and its messages during and after sending. */
export interface FormBlockData extends FormSectionData {
  form: FormId;
  fields: readonly FormField[];
  submit: string;
  submitting: string;
  success: string;
  /** Message shown when the server rejects the form and the page has no text for its reason. */
  failure: string;
  /** Message shown when the server does not answer. Default: `failure`. */
  networkFailure?: string;
  prefill?: readonly FormPrefill[];
  /** Page that the form leads to instead of being sent. */
  next?: LinkData;
  /** Notice above a form that another form has filled in. */
  broughtAlong?: string;
}

/**
 * A form with a file upload. It is a separate type because uploading is a third of a form's script, and the form of the
 * home page has no file.
 */
export interface UploadFormBlockData extends FormBlockData {
  upload: FormUpload;
}

/** Entry of the model switcher: a model, or the series itself. */
export interface ModelEntry {
  /** Value of `?model=`. */
  model: ModelId | SeriesSlug;
  name: string;
  /** Kind of machine, or two or three words about the series. The search reads it. */
  note: string;
  /** Data plate of a model: its source and its bed are below the name. */
  plate?: Plate;
  picture?: Picture;
  /** Other spellings of the model's id (decisions 7). */
  spellings: readonly string[];
  blocks: readonly Block[];
}

/** The models of a series in one switcher. */
export interface ModelsBlockData {
  series: SeriesId;
  /** Accessible name of the switcher. */
  label: string;
  /** Announced to screen readers when another model is shown. `{name}` stands for its name. */
  announcement: string;
  /** Model shown when the URL names none. */
  initial: ModelId;
  entries: readonly ModelEntry[];
}

/** A comparison that keeps the chosen models in the URL. */
export interface ComparisonBlockData extends ComparisonData {
  tools: ComparisonToolLabels;
  /** Spellings of each model's id, in the order of `models` (decisions 7). */
  spellings: readonly (readonly string[])[];
}

/** Product finder ("Which machine fits?") with its labels. */
export interface FinderBlockData extends FinderData {
  labels: Omit<FinderLabels, "imageError">;
}

/** Material check ("Can I laser this?") with its labels. */
export interface MaterialCheckBlockData extends MaterialCheckData {
  labels: MaterialCheckLabels;
}

/** Table of what each kind of laser does with a material, with the words of its cells. */
export interface VerdictTableBlockData extends VerdictTableData {
  labels: VerdictTableLabels;
}

/** Test grid of a material with its labels. */
export interface TestGridBlockData extends TestGridData {
  labels: TestGridLabels;
}

/** Instalment calculator with its labels. */
export interface InstalmentCalculatorBlockData extends InstalmentCalculatorData {
  labels: InstalmentCalculatorLabels;
}

/** A substance that settings can be asked for. */
export interface SettingsMaterial {
  id: SubstanceId;
  /** Name, after that of its material: `Wood: birch`. */
  name: string;
  /** Warnings where no settings are known, as indices of sentences. */
  watch: readonly number[];
  /** Index of the outcomes of the substance. */
  outcomes: number;
  /** False if a test card would set the substance on fire. */
  card: boolean;
}

/** A model with one laser power. */
export interface SettingsMachine {
  /** Value in the URL: `light-530-60`. */
  id: string;
  name: string;
  /** Link to the model. */
  link: LinkData;
  /** Safety statements, as indices of sentences. */
  safety: readonly number[];
}

/** Settings for one thickness in a table. A range has two figures. */
export interface TabledSettings {
  /** In millimetres. */
  thickness: number;
  /** In mm/s. */
  speed: readonly number[];
  /** In percent. */
  power: readonly number[];
  passes: number;
  confidence: Confidence;
}

/** Known settings. Machine and sentences are indices. */
export interface KnownSettings extends TabledSettings {
  material: SubstanceId;
  operation: Process;
  machine: number;
  air: Air;
  origin: readonly number[];
  watch: readonly number[];
}

/** Reason why no settings are known. `possible` is false if the machine cannot do it. */
export interface SettingsReason {
  possible: boolean;
  text: string;
}

/** Names of the columns of a table of settings, and its thicknesses in millimetres. */
export interface SettingsColumns {
  power: string;
  passes: string;
  thicknesses: readonly number[];
  confidenceNames: Readonly<Record<Confidence, string>>;
}

/** Row of a table of settings. Power and passes are the same for every thickness. */
export interface SettingsTableRow {
  name: string;
  settings: readonly TabledSettings[];
}

/** All settings of one machine or one material in tables. */
export interface SettingsTablesBlockData {
  title: string;
  lead: string;
  /** Heading of the column with the names of the rows. */
  head: string;
  columns: SettingsColumns;
  tables: readonly {
    title: string;
    rows: readonly SettingsTableRow[];
    /** Choice with which the finder opens. */
    finder: LinkData;
    /** Files with all settings of the table. */
    files: readonly LinkData[];
  }[];
  /** Abilities of the machine without known settings. */
  note?: string;
  /** Label before the files. */
  filesLabel: string;
  /** Title of the sentences below the tables. */
  watchTitle: string;
  /** Warnings and safety statements. */
  sentences: readonly string[];
}

/** Settings of all machines: finder, links to the tables, and the form for test cards. */
export interface SettingsBlockData {
  title: string;
  lead: string;
  /** Choice when the URL has none. */
  first: { material: SubstanceId; thickness: number; operation: Process; machine: string };
  materials: readonly SettingsMaterial[];
  /** In millimetres. */
  thicknesses: readonly number[];
  operations: readonly { id: Process; name: string }[];
  machines: readonly SettingsMachine[];
  known: readonly KnownSettings[];
  reasons: readonly SettingsReason[];
  /** Index of the row of `reasonRows` by operation and machine. Many substances share one. */
  outcomes: readonly (readonly (readonly number[])[])[];
  /** Index of the reason by thickness; −1 where settings are known. Machines and substances share rows. */
  reasonRows: readonly (readonly number[])[];
  sentences: readonly string[];
  airNames: Readonly<Record<Air, string>>;
  columns: SettingsColumns;
  focus: string;
  /** Words of the finder and the answer. */
  labels: {
    material: string;
    thickness: string;
    operation: string;
    machine: string;
    speed: string;
    air: string;
    focus: string;
    origin: string;
    watch: string;
    safety: string;
    near: string;
    testCard: string;
    notPossible: string;
    cardByHand: string;
    print: string;
    needsScript: string;
  };
  /** Links to the pages with the tables of a machine or a material, and what has none. */
  tables: readonly {
    title: string;
    lead: string;
    links: readonly LinkData[];
    none: string;
    /** Links to pages of what has no table. */
    noneLinks: readonly LinkData[];
  }[];
  card: SettingsCardLabels;
}

/** A model in the check of drawings. */
export interface CheckedModel {
  id: ModelId;
  name: string;
  link: LinkData;
  /** Laser powers that it is sold with, in watts. */
  watts: readonly number[];
  /** Work area in millimetres; missing if none is published. */
  area?: readonly [width: number, height: number];
  /** In mm/s. */
  maxSpeed: number;
  /** Widest cut, or the spot of a machine whose cut is not published, in millimetres. */
  kerf: number;
}

/** What is wrong with a drawing, and what to do, for each kind of finding. */
export type CheckedFindings = Readonly<Record<Finding["kind"], { title: string; text: string }>>;

/** Check of a visitor's drawing. `{value}`, `{name}` and the like are filled in by the browser. */
export interface DrawingCheckBlockData {
  title: string;
  lead: string;
  /** Way for visitors without scripts and after a failure. */
  sample: LinkData;
  materials: readonly { id: SubstanceId; name: string }[];
  /** In millimetres. */
  thicknesses: readonly number[];
  models: readonly CheckedModel[];
  findings: CheckedFindings;
  /** Why a file is not read. `slow` and `failed` are about the program that reads it. */
  faults: Readonly<Record<DrawingFault | "slow" | "failed", string>>;
  /** What happens while a file is checked. */
  steps: Readonly<Record<"reading" | "comparing" | "measuring", string>>;
  units: Readonly<Record<"auto" | "mm" | "cm" | "inch" | "px96" | "px72", string>>;
  unitNames: Readonly<Record<FileUnit, string>>;
  operations: Readonly<Record<Operation, string>>;
  severities: Readonly<Record<Severity, string>>;
  fits: Readonly<Record<Fit["kind"] | "unknown", string>>;
  /** Why there are no settings or no way, by the answers of the settings. */
  reasons: Readonly<Record<string, string>>;
  file: {
    label: string;
    hint: string;
    labels: FileInputLabels;
    cancel: string;
    trySample: string;
    sampleName: string;
  };
  labels: Readonly<
    Record<
      | "needsScript"
      | "material"
      | "thickness"
      | "result"
      | "size"
      | "unit"
      | "unitStated"
      | "unitGuessed"
      | "unitChosen"
      | "shouldBe"
      | "rescale"
      | "layers"
      | "layer"
      | "inLayer"
      | "layerMeasures"
      | "findings"
      | "nothing"
      | "ready"
      | "machines"
      | "machinesNote"
      | "cutLength"
      | "scoreLength"
      | "engravedArea"
      | "travel"
      | "machine"
      | "fit"
      | "time"
      | "noTime"
      | "partly"
      | "light"
      | "can"
      | "tryFirst"
      | "answerTime"
      | "answerPieces"
      | "kerf"
      | "kerfUsed"
      | "method"
      | "sizeAndUnit"
      | "sheetAndCost"
      | "countOfPieces"
      | "noPieces"
      | "date"
      | "formula"
      | "ownSpeeds"
      | "ownCut"
      | "ownScore"
      | "ownEngrave"
      | "interval"
      | "acceleration"
      | "jumpSpeed"
      | "sheet"
      | "sheetWidth"
      | "sheetHeight"
      | "gap"
      | "pieces"
      | "cost"
      | "costNote"
      | "price"
      | "hour"
      | "energy"
      | "power"
      | "costOf"
      | "notCounted"
      | "next"
      | "chosenMachine"
      | "svg"
      | "dxf"
      | "lightBurn"
      | "print"
      | "copy"
      | "copied"
      | "copyFailed"
      | "send"
      | "sendNote"
      | "sendFailed"
      | "report"
      | "preview"
      | "zoomIn"
      | "zoomOut"
      | "whole"
      | "help"
      | "partial"
      | "show"
      | "showOf",
      string
    >
  >;
}

/** Words of the form for test cards. `{least}` and `{most}` stand for limits. */
export interface SettingsCardLabels {
  open: string;
  title: string;
  lead: string;
  axes: string;
  axisNames: {
    powerSpeed: string;
    powerPasses: string;
    speedPasses: string;
    powerInterval: string;
    speedInterval: string;
  };
  power: string;
  speed: string;
  passes: string;
  /** Distance between the lines of a filled area. */
  interval: string;
  from: string;
  to: string;
  steps: string;
  fixed: string;
  preview: string;
  sheet: string;
  time: string;
  minutes: string;
  squares: string;
  svg: string;
  dxf: string;
  pdf: string;
  /** Description of the drawing in the PDF. The settings of its squares follow it. */
  alternative: string;
  lightBurn: string;
  faults: {
    figure: string;
    whole: string;
    order: string;
    steps: string;
    squares: string;
    area: string;
  };
}

/** A machine or an accessory of the room planner. */
export interface RoomThing extends Thing {
  name: string;
  /** Page of the machine. */
  link?: LinkData;
  /** File of the machine in three dimensions. */
  model?: ModelFile;
}

/** Words of one rule of the room planner: its name, its source, and its sentences with figures such as `{need}`. */
export interface RoomRule<Rule extends RuleId> {
  name: string;
  source: string;
  link?: LinkData;
  sentences: Readonly<Record<SentenceOf<Rule>, string>>;
}

/** A machine from all around. The text in place of a picture is the site's own. */
export interface ModelSectionBlockData extends ModelSectionData {
  labels: Omit<ModelSectionLabels, "imageError">;
}

/** Words of the room in three dimensions. */
export interface RoomViewLabels extends RoomSceneLabels {
  /** Button that opens it, and the same button while it is open. */
  show: string;
  hide: string;
  /** When it cannot be shown. */
  failed: string;
  /** What in it is drawn without a figure. */
  note: string;
}

/** Planner of the visitor's room. `{name}`, `{width}` and the like are filled in by the browser. */
export interface RoomPlannerBlockData {
  title: string;
  lead: string;
  /** Way for visitors without scripts. */
  contact: LinkData;
  things: readonly RoomThing[];
  /** Parameter `put` of the plan that is shown at first (`parametersOf` of packages/room). */
  first: string;
  rules: { readonly [Rule in RuleId]: RoomRule<Rule> };
  assumptions: Readonly<Record<Assumption, string>>;
  walls: Readonly<Record<Wall, string>>;
  states: Readonly<Record<"met" | "open" | "broken", string>>;
  labels: Readonly<Record<RoomLabel, string>>;
  view: RoomViewLabels;
}

/** Texts of the room planner outside its rules. */
export type RoomLabel =
  | "needsScript"
  | "room"
  | "width"
  | "depth"
  | "height"
  | "heightHint"
  | "door"
  | "doorWall"
  | "doorAt"
  | "doorWidth"
  | "doorHeight"
  | "doorOpens"
  | "opensIn"
  | "opensOut"
  | "outlet"
  | "outletKind"
  | "window"
  | "duct"
  | "noOutlet"
  | "outletWall"
  | "outletAt"
  | "mains"
  | "volts"
  | "amps"
  | "circuits"
  | "access"
  | "accessKind"
  | "ground"
  | "stairs"
  | "lift"
  | "liftDoorWidth"
  | "liftDoorHeight"
  | "liftWidth"
  | "liftDepth"
  | "liftLoad"
  | "board"
  | "boardHint"
  | "figureFault"
  | "add"
  | "addThing"
  | "arrange"
  | "all"
  | "clear"
  | "plan"
  | "help"
  | "bar"
  | "item"
  | "itemSize"
  | "things"
  | "nothing"
  | "thing"
  | "fromLeft"
  | "fromTop"
  | "turn"
  | "turnOf"
  | "remove"
  | "removeOf"
  | "pose"
  | "stand"
  | "seat"
  | "thingWidth"
  | "thingDepth"
  | "toConfirm"
  | "sizeNote"
  | "rules"
  | "kept"
  | "planned"
  | "eight"
  | "eightNote"
  | "machine"
  | "size"
  | "result"
  | "reasons"
  | "fits"
  | "fitsAsk"
  | "fitsNot"
  | "noPlace"
  | "computing"
  | "arranged"
  | "leftOver"
  | "summary"
  | "assumptions"
  | "assumptionsNote"
  | "reset"
  | "next"
  | "send"
  | "sendNote"
  | "sendFailed"
  | "print"
  | "printNote"
  | "copy"
  | "copied"
  | "copyFailed"
  | "report"
  | "scale"
  | "line"
  | "pair"
  | "message"
  | "messageLink";

/** News list with its labels. The items come from the API. */
export interface NewsListBlockData extends Omit<NewsListData, "feed"> {
  /** Names of the known news types (decisions 20). */
  types: { [Chip in NewsChip]: string };
  /** Label of the link to the feed in the page's language. */
  feed: string;
  /** Message shown when the URL names an item that does not exist. */
  notFound: string;
  /** Messages shown when the list or a text cannot be loaded: `network` without a response, `answer` for a wrong response. */
  failures: { network: string; answer: string };
  labels: Omit<NewsListLabels, "imageError">;
}

/** Field that opens the search with the typed words. On the 404 page it is filled in with the words of the unknown URL. */
export interface SiteSearchBlockData {
  title: string;
  lead: string;
  /** Label of the field. */
  label: string;
  submit: string;
}

/**
 * A file for download. If it names one of the site's own documents, the build adds its URL, version, date, size, system
 * and checksum.
 */
export interface DownloadsBlockFile extends DownloadsFile {
  document?: DocumentId;
}

/** Groups of files for download, some of which the build generates. */
export interface DownloadsBlockData extends DownloadsData {
  groups: readonly { title: string; files: readonly DownloadsBlockFile[] }[];
}

/** Data of each block type, as its component takes it. */
export interface BlockTypes {
  banner: BannerData;
  callToAction: CallToActionData;
  cardGrid: CardGridData;
  comparison: ComparisonBlockData;
  counters: CountersData;
  drawingCheck: DrawingCheckBlockData;
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
  limits: LimitsData;
  materialCheck: MaterialCheckBlockData;
  materialGrid: MaterialGridData;
  materialShowcase: MaterialShowcaseData;
  modelSection: ModelSectionBlockData;
  models: ModelsBlockData;
  newsList: NewsListBlockData;
  pageNav: PageNavData;
  pictureCarousel: PictureCarouselData;
  productBar: ProductBarData;
  productCards: ProductCardsData;
  productIntro: ProductIntroData;
  productModule: ProductModuleData;
  roomPlanner: RoomPlannerBlockData;
  scenes: ScenesData;
  settings: SettingsBlockData;
  settingsTables: SettingsTablesBlockData;
  showcase: ShowcaseData;
  siteSearch: SiteSearchBlockData;
  solutionPanels: SolutionPanelsData;
  solutionTabs: SolutionTabsData;
  specSection: SpecSectionData;
  steps: StepsData;
  testGrid: TestGridBlockData;
  textBlocks: TextBlocksData;
  uploadForm: UploadFormBlockData;
  verdictTable: VerdictTableBlockData;
}

export type BlockType = keyof BlockTypes;

/** Makes a block linkable by `#anchor`, which must be unique on its page. */
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
  /** Title without the brand suffix. */
  readonly title: Words;
  readonly description: Words;
  /** Search keywords, separated by commas. */
  readonly keywords: Words;
}

/** Meta data of the models of a page, each of which has an address of its own: `?model=` (decisions 7). */
export type ModelMeta = Readonly<Partial<Record<ModelId, PageMeta>>>;

export interface Page {
  readonly id: PageId;
  readonly path: string;
  readonly meta: PageMeta;
  readonly models?: ModelMeta;
  readonly blocks: readonly AuthoredBlock[];
  /** Set for pages that search results and the sitemap leave out: the result pages of forms and the 404 page. */
  readonly unlisted?: true;
}

/** Declares a page. Its path comes from {@link routes}, by its id. */
export function definePage(page: Omit<Page, "path">): Page {
  return { ...page, path: routes[page.id] };
}
