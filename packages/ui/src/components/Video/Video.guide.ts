import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "A film with a poster until its first frame is loaded: a silent background, or a player with native controls.",
  use: [
    "mode=player: a film that the reader starts, with captions in every language of the page; with autoplay it starts without sound when half of it is visible.",
    "mode=background: a short seamless loop without sound that shows a movement.",
  ],
  avoid: [
    "For a loop without relevant movement: use Image, which is much smaller.",
    "For a film with speech but without captions.",
  ],
  anatomy: [
    { part: "Root", role: "Has the film's aspect ratio; data-state is idle, loading, loaded or error." },
    {
      part: "Poster",
      role: "An Image, shown before scripts. For a background film it is often the page's largest contentful paint.",
    },
    {
      part: "Film",
      role: "A video element with its encodings in order of preference. It is fetched near the viewport or on demand.",
    },
    { part: "Button", role: "Pauses and resumes a background film; appears after hydration." },
    {
      part: "Message",
      role: "Shown if no encoding could be loaded. Each failure is passed to onError.",
    },
  ],
  keyboard: [
    {
      keys: "Tab",
      action: "Moves to the button, which pauses a background film, or to the native controls.",
    },
    { keys: "Enter", action: "Stops or starts the film." },
    { keys: "Space", action: "Stops or starts the film." },
  ],
  practice: [
    {
      do: "Keep a background film below 1.5 MB, with fast start and a poster cut from its first frame.",
      dont: "Put text into a background film: its alternative text is one sentence.",
    },
    {
      do: "Leave playback to it: it plays when half of it is visible, and not with reduced motion.",
      dont: "Start a film with sound automatically.",
    },
  ],
};
