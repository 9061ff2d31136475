import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Tells in passing what came of an action, without taking the page away.",
  use: [
    "An outcome that is not visible where the visitor looks: a copied text, a stored choice.",
    "A failure in the background that can be tried again.",
  ],
  avoid: [
    "For the outcome of a form: use FormMessage, which stays and takes the focus.",
    "For errors at fields: use Field.",
    "For a question: use Dialog.",
    "For what only listeners need: use LiveRegion.",
  ],
  anatomy: [
    { part: "ToastProvider", role: "Once around the app; holds the list and gives `useToast` its function." },
    { part: "Region", role: "A named landmark at the lower edge, at its end on wide screens." },
    {
      part: "Toast",
      role: "A list item that can be focused and swiped down; read out once, when it appears.",
    },
    { part: "Action", role: "One button. A toast that has it stays until it is closed." },
    { part: "Close", role: "A button, 44 px square." },
  ],
  keyboard: [
    { keys: "F8", action: "Moves to the toasts from anywhere on the page." },
    {
      keys: "Tab",
      action: "Moves to the toast, its action and its close button. The time stands still meanwhile.",
    },
    { keys: "Escape", action: "Closes the focused toast." },
  ],
  practice: [
    { do: "Say what happened: “Model name copied”.", dont: "Say only “Success”." },
    {
      do: "Make sure nothing is lost with it: the page shows the outcome too.",
      dont: "Put several actions or a link to somewhere else into one.",
    },
    { do: "Show one for one thing.", dont: "Greet visitors with a toast." },
  ],
};
