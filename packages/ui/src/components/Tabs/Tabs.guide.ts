import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Several views in one place, one shown at a time. The first is shown initially.",
  use: [
    "For views of equal importance: details of a machine, solutions of a field, versions of a product.",
    "For up to about ten views; on a phone the row scrolls and fades at its end.",
  ],
  avoid: [
    "For consecutive steps: use Steps.",
    "For questions: use Accordion.",
    "To link to other pages: use links. A tab does not change the URL.",
    "Inside the panel of other tabs.",
  ],
  anatomy: [
    { part: "Root", role: "A div around both; has `data-live` after hydration." },
    {
      part: "List",
      role: "The row of tabs, named by `labels.list`; a column above 768 px with `orientation`.",
    },
    { part: "Tab", role: "A button. The selected one is underlined by the beam, or filled as a chip." },
    {
      part: "Panel",
      role: "The tab's content. All panels are in the HTML; CSS hides closed ones, and none without scripts: each then stands under its label.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the selected tab, and from there into its panel." },
    { keys: "ArrowRight", action: "Selects the next tab; in right-to-left text the previous one." },
    { keys: "ArrowLeft", action: "Selects the previous tab; in right-to-left text the next one." },
    { keys: "ArrowDown", action: "Selects the next tab of a column." },
    { keys: "ArrowUp", action: "Selects the previous tab of a column." },
    { keys: "Home", action: "Selects the first tab." },
    { keys: "End", action: "Selects the last tab." },
  ],
  practice: [
    {
      do: "Let each panel be complete in itself.",
      dont: "Put information into one panel that another one needs.",
    },
    {
      do: "Use names of one or two words: “Wood”, “Acrylic”.",
      dont: "Write a sentence on a tab: it wraps, and the row no longer fits a phone.",
    },
    {
      do: "Add `tabsBeforeReact` to the page once, so that tabs work before hydration.",
      dont: "Load a panel's content only when its tab is selected.",
    },
  ],
};
