import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "Takes one file: chosen, dropped or pasted. Says at once if it does not fit, and how far it has been sent.",
  use: [
    "A drawing or photo for a sample, a certificate, a file for support.",
    "Inside Field, which gives it its name.",
  ],
  avoid: [
    "For several files: ask for one PDF or archive.",
    "For the photo from a webcam or for editing pictures.",
  ],
  anatomy: [
    { part: "Root", role: "A div; a file pasted anywhere inside is taken." },
    { part: "Zone", role: "A native file input lies over all of it, so a drop works before React as well." },
    { part: "Limits", role: "Kinds and largest size; read out with the input." },
    { part: "Refusal", role: "Why a file was not taken: kind, size, empty, or one of several." },
    { part: "File", role: "Name, size and what is happening, with a bar while it is sent." },
    { part: "Buttons", role: "Retry after a failure; cancel while it is sent; remove otherwise." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the zone, then to retry and remove." },
    { keys: "Enter", action: "On the zone, opens the browser's file dialog; on a button, presses it." },
    { keys: "Space", action: "Does the same." },
    { keys: "Control V", action: "On the zone, takes a copied file." },
  ],
  practice: [
    {
      do: "Say what is accepted before anybody chooses, with the same figures that judge it.",
      dont: "Tell it only after an upload of two minutes.",
    },
    {
      do: "Give each cause its own words in `error`: connection, size, server.",
      dont: "Remove the file after a failure; it may only need another try.",
    },
    {
      do: "Keep `file`, `status` and `progress` with the owner, and post the file with the form where nothing is sent ahead.",
      dont: "Trust the check of kind and size: it spares the visitor a wait, and the server has to judge again.",
    },
  ],
};
