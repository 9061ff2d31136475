import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "Several views of one thing in one place, of which one is shown. The first is shown to begin with.",
  use: [
    "Details of a machine, solutions of a field, versions of a product: equals, of which a reader looks at one at a time.",
    "Up to about ten; on a phone the row scrolls and fades where more tabs follow.",
  ],
  avoid: [
    "For steps that follow on each other: use Steps.",
    "For questions: use Accordion, which several readers can scan as one list.",
    "For leading to other pages: use links. A tab changes no address.",
  ],
  anatomy: [
    { part: "Root", role: "A div around both; carries `data-live` once React has taken over." },
    {
      part: "List",
      role: "The row of tabs, named by `labels.list`; a column above 768 px with `orientation`.",
    },
    { part: "Tab", role: "A button. The chosen one is underlined by the beam, or filled as a chip." },
    { part: "Panel", role: "What the tab opens. All panels are in the HTML; closed ones are hidden by CSS." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the chosen tab, and from there into its panel." },
    { keys: "ArrowRight", action: "Chooses the next tab; from right to left, the one before." },
    { keys: "ArrowLeft", action: "Chooses the tab before; from right to left, the next one." },
    { keys: "ArrowDown", action: "Chooses the next tab of a column." },
    { keys: "ArrowUp", action: "Chooses the tab before in a column." },
    { keys: "Home", action: "Chooses the first tab." },
    { keys: "End", action: "Chooses the last tab." },
  ],
  practice: [
    {
      do: "Put the tab that most readers want first.",
      dont: "Say something in one panel that must be known in another.",
    },
    {
      do: "Keep names to a word or two: “Wood”, “Acrylic”.",
      dont: "Set tabs inside tabs.",
    },
    {
      do: "Add `tabsBeforeReact` to the page once, so that tabs answer before React.",
      dont: "Load a panel's content only when its tab is chosen.",
    },
  ],
};
