import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "A film behind its poster until the first frame has arrived: silent behind a page, or with the browser's controls to watch.",
  use: [
    "mode=player: a film the reader starts, with captions in every language of the page; with autoplay it starts without sound when half of it is in sight.",
    "mode=background: a short seamless loop without sound that shows a movement better than a picture could.",
  ],
  avoid: [
    "For a background loop that says nothing a still would not: use Image; it costs a hundredth.",
    "For a film with speech and no captions.",
  ],
  anatomy: [
    { part: "Root", role: "Has the film's shape; data-state is idle, loading, loaded or error." },
    {
      part: "Poster",
      role: "An Image, there before any script and, for a background film, often the page's largest paint.",
    },
    {
      part: "Film",
      role: "A video element with its encodings in order of preference. Nothing of it is fetched before it is near or wanted.",
    },
    { part: "Button", role: "Stops and starts a background film; it is there once React is." },
    {
      part: "Message",
      role: "Says that no encoding could be loaded. Each failure is counted and told to onError.",
    },
  ],
  keyboard: [
    {
      keys: "Tab",
      action: "Moves to the button, which holds a background film, or to the browser's controls.",
    },
    { keys: "Enter", action: "Stops or starts the film." },
    { keys: "Space", action: "Stops or starts the film." },
  ],
  practice: [
    {
      do: "Keep a background film below 1.5 MB, with fast start and a poster cut from its first frame.",
      dont: "Put words into a background film: its alternative is one sentence.",
    },
    {
      do: "Let it be: it plays when half of it is in sight, and not for readers who prefer reduced motion.",
      dont: "Start a film with sound by itself.",
    },
  ],
};
