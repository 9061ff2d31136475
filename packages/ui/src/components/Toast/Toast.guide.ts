import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A short, non-blocking message about the result of an action.",
  use: [
    "For a result that is otherwise invisible: a copied text, a stored choice.",
    "For a background failure that can be retried.",
  ],
  avoid: [
    "For the result of a form: use FormMessage, which stays and gets the focus.",
    "For errors of fields: use Field.",
    "For a decision: use Dialog.",
    "For screen readers only: use LiveRegion.",
  ],
  anatomy: [
    { part: "ToastProvider", role: "Once around the app; contains the list and provides `useToast`." },
    { part: "Region", role: "A named landmark at the lower edge, in the end corner on wide screens." },
    {
      part: "Toast",
      role: "A list item that can be focused and swiped down; announced once, when it appears.",
    },
    { part: "Action", role: "One button. A toast with an action stays until it is closed." },
    { part: "Close", role: "A button, 44 px square." },
  ],
  keyboard: [
    { keys: "F8", action: "Moves to the toasts from anywhere on the page." },
    {
      keys: "Tab",
      action: "Moves to the toast, its action and its close button. The timer pauses meanwhile.",
    },
    { keys: "Escape", action: "Closes the focused toast." },
  ],
  practice: [
    { do: "State the result: “Model name copied”.", dont: "Write only “Success”." },
    {
      do: "Show the result on the page, too.",
      dont: "Put several actions or a link into one.",
    },
    { do: "Show one toast per event.", dont: "Show a toast as a greeting." },
  ],
};
