import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "Takes one file: selected, dropped or pasted. Shows at once if it is refused, and shows the upload's progress.",
  use: [
    "For a drawing or photo for a sample, a certificate, a file for support.",
    "Inside Field, which provides its name.",
  ],
  avoid: ["For several files: ask for one PDF or archive.", "For webcam photos or for editing pictures."],
  anatomy: [
    { part: "Root", role: "A div; accepts a file pasted anywhere inside." },
    { part: "Zone", role: "A native file input covers it, so a drop works before hydration." },
    { part: "Limits", role: "Accepted types and maximum size; read out with the input." },
    { part: "Refusal", role: "The reason for refusing a file: type, size, empty, or more than one." },
    { part: "File", role: "Name, size and state, with a progress bar during the upload." },
    { part: "Buttons", role: "Retry after a failure; cancel during the upload; remove otherwise." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the zone, then to retry and remove." },
    { keys: "Enter", action: "On the zone, opens the browser's file dialog; on a button, presses it." },
    { keys: "Space", action: "Does the same." },
    { keys: "Control V", action: "On the zone, pastes a copied file." },
  ],
  practice: [
    {
      do: "Show the accepted types and sizes beforehand, from the same figures as the check.",
      dont: "Show them only after an upload of two minutes.",
    },
    {
      do: "Give each cause its own message in `error`: connection, size, server.",
      dont: "Remove the file after a failure: a retry may succeed.",
    },
    {
      do: "Control `file`, `status` and `progress`, and post the file with the form if it is not uploaded first.",
      dont: "Trust the check of type and size: the server must repeat it.",
    },
  ],
};
