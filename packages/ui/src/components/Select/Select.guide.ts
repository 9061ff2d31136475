import { few, type Guide, many } from "../../guide.ts";

export const guide: Guide = {
  purpose: "One choice from a list, opened by the browser's own picker.",
  use: [`For one of ${many} known values, such as a country.`, "In a form inside Field, which names it."],
  avoid: [
    `For one of ${few}: use FilterChips, which shows them all.`,
    "To switch between views: use Tabs.",
    "To link to pages: use Link.",
  ],
  anatomy: [
    { part: "Root", role: "A span with the control and its chevron; gets `className`." },
    { part: "Select", role: "The native control; gets rest props and `ref`." },
    { part: "Placeholder", role: "Shown until a value is selected; cannot be selected." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the control." },
    { keys: "Space", action: "Opens the picker." },
    { keys: "ArrowDown", action: "Moves to the next value; some browsers open the picker first." },
    { keys: "ArrowUp", action: "Moves to the previous value." },
    { keys: "Enter", action: "Selects the value and closes the picker." },
    { keys: "Escape", action: "Closes the picker and keeps the value." },
  ],
  practice: [
    {
      do: "Sort the list in an expected order: by size, by alphabet.",
      dont: "Preselect a value without a reason.",
    },
    { do: "Name the choice in the label: “Sample model”.", dont: "Call the placeholder “Select”." },
  ],
};
