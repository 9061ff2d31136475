import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Sends the form it stands in, and shows that the form is on its way.",
  use: ["Once per form, after its last field.", "Also without JavaScript: it is a native submit button."],
  avoid: [
    "For actions outside a form: use Button with `loading`.",
    "For leading to another page: use a link.",
  ],
  anatomy: [
    { part: "Root", role: "A Button of type `submit`; keeps its width, name and focus while loading." },
    { part: "Status", role: "`loadingLabel`, read out while the form is on its way." },
  ],
  keyboard: [
    { keys: "Enter", action: "Sends the form; also from a line of text inside it." },
    { keys: "Space", action: "Sends the form." },
  ],
  practice: [
    {
      do: "Say what is sent: “Request a sample”.",
      dont: "Disable it until all fields are right; nobody could ask what is missing.",
    },
    {
      do: "Set `loading` until the answer is there; further clicks do nothing.",
      dont: "Replace its name while loading; the width would jump.",
    },
  ],
};
