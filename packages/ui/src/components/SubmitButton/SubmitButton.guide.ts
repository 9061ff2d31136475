import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Sends its form, and shows that the form is being sent.",
  use: ["Once per form, after its last field.", "Also without JavaScript: it is a native submit button."],
  avoid: ["For actions outside a form: use Button with `loading`.", "To link to another page: use Link."],
  anatomy: [
    { part: "Root", role: "A Button of type `submit`; keeps its width, name and focus while loading." },
    { part: "Status", role: "`loadingLabel`, announced while the form is being sent." },
  ],
  keyboard: [
    { keys: "Enter", action: "Sends the form, also from a text input in it." },
    { keys: "Space", action: "Sends the form." },
  ],
  practice: [
    {
      do: "Name the request: “Request a sample”.",
      dont: "Disable it until all fields are valid: the missing input stays unknown.",
    },
    {
      do: "Set `loading` until the response; further clicks do nothing.",
      dont: "Replace its name while loading: the width would change.",
    },
  ],
};
