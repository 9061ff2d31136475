type ByProp<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;

/** Props that change nothing on any page: they are for a state that no example is in. */
export const unseenEverywhere: Readonly<Record<string, string>> = {
  imageError: "Shown where a picture cannot be loaded.",
  errorLabel: "Shown where a picture cannot be loaded.",
  locationKey: "A new one closes what is open.",
  delay: "A time.",
  resetKey: "A new one closes what is open.",
};

/** Controls that change nothing on the page of a component, with the reason; `*` is a component without controls. A test fails for every other one. */
export const unseen: ByProp<string> = {
  Banner: { labels: "Named: a picture that cannot be loaded." },
  Counter: { start: "The figure counts when it comes into sight; the test prefers reduced motion." },
  FeatureExplorer: { labels: "Named: a picture that cannot be loaded." },
  FeatureBlocks: { labels: "Named: a picture that cannot be loaded." },
  CardGrid: { labels: "Named: a picture that cannot be loaded." },
  FileInput: {
    maxBytes: "Compared with a file that is chosen later.",
    progress: "Shown with a chosen file.",
    error: "Shown with a chosen file.",
    locale: "Format of the size of a chosen file.",
  },
  FilmSection: {
    labels: "Names of buttons that a playing film has.",
    autoplay: "The test prefers reduced motion.",
  },
  FormSummary: { attempt: "A new one moves the focus." },
  Finder: { contact: "Shown when no machine fits." },
  FormSection: { labels: "Named: a picture that cannot be loaded." },
  Kerf: { "*": "It has no props of its own." },
  LiveRegion: { message: "Said after a press of the button.", turn: "Says the same message again." },
  Marquee: { speed: "A speed; the test prefers reduced motion." },
  MaterialCheck: { ask: "Shown with an answer.", instead: "Shown with an answer." },
  ModelSection: {
    file: "Shown by the viewer, which a press fetches.",
    openings: "Shown by the viewer, which a press fetches.",
    dimensions: "Shown by the viewer, which a press fetches.",
    room: "Shown on phones that can show a machine in a room.",
  },
  ModelViewer: {
    takesFocus: "Moves the focus once, when the viewer appears.",
    dimensions: "Shown when the model is there.",
    poster: "Shown until the model is there.",
    sizes: "Of the poster, which is shown until the model is there.",
  },
  RoomScene: {
    takesFocus: "Moves the focus once, when the view appears.",
    width: "Drawn on the canvas.",
    depth: "Drawn on the canvas.",
    openings: "Drawn on the canvas.",
    selectedId: "Name of a thing; the test's thing does not exist.",
  },
  MobileMenu: {
    open: "Opens in narrow windows, above the page.",
    defaultOpen: "Opens in narrow windows, above the page.",
  },
  NavigationMenu: {
    value: "Name of the open item; the test's item does not exist.",
    defaultValue: "Name of the open item; the test's item does not exist.",
  },
  NewsList: {
    failure: "Shown when an article cannot be loaded.",
    filter: "Address of the chosen kind; the test's kind does not exist.",
    opened: "Address of the open article; the test's article does not exist.",
    article: "Shown in the dialog of an open article.",
    withoutScripts: "Shown without scripts.",
  },
  ProductCards: { labels: "Named: a picture that cannot be loaded." },
  Scenes: { labels: "Names of buttons that a playing film has." },
  Chat: { visitor: "Name of messages that are still to be written." },
  SearchDialog: { nothing: "Shown without results.", loading: "Shown while a search takes long." },
  SolutionPanels: { labels: "Named: a picture that cannot be loaded." },
  Steps: { labels: "Named: a picture that cannot be loaded." },
  TestGrid: { start: "Square that is chosen first; a choice of the reader stays." },
  Tooltip: { defaultOpen: "Open at first; the tooltip is there by then." },
  Toast: { toast: "Shown after a press of the button.", duration: "A time." },
  Video: {
    autoplay: "The test prefers reduced motion.",
    labels: "Names of buttons that a playing film has.",
  },
};

/** Controls whose change is no part of the code, with the reason. */
export const notInCode: ByProp<string> = {};

/** Props that a control needs before it can be seen; `*` is for every control of the component. */
export const needsFirst: ByProp<Readonly<Record<string, unknown>>> = {
  Carousel: { paused: { autoplay: 60_000 }, defaultPaused: { autoplay: 60_000 } },
  Counters: { lead: { title: "Title" }, headingLevel: { title: "Title" } },
  Dialog: { "*": { open: true } },
  FeatureBlocks: { lead: { title: "Title" } },
  Gallery: { headingLevel: { openIndex: 0 } },
  MobileMenu: { "*": { open: true } },
  SearchDialog: { "*": { open: true } },
  SubmitButton: { loadingLabel: { loading: true } },
  Tooltip: { "*": { open: true } },
};
