import { BackgroundVideo } from "./BackgroundVideo.tsx";
import { PlayerVideo } from "./PlayerVideo.tsx";
import type { VideoProps } from "./Video.types.ts";

/**
 * A video behind its poster until the first frame has loaded. Before the video comes within one screen of the viewport,
 * no video data is loaded. Without JavaScript, the poster is shown and the browser's controls play the video.
 */
export function Video({
  mode,
  autoplay,
  sizes = "100vw",
  priority = mode === "background",
  ...rest
}: VideoProps) {
  // Other encodings are another video: elements, status and failure count start over.
  const film = rest.film.sources.map((source) => source.src).join(" ");
  const shared = { sizes, priority, ...rest };
  return mode === "background" ? (
    <BackgroundVideo key={film} {...shared} />
  ) : (
    <PlayerVideo key={film} autoplay={autoplay} {...shared} />
  );
}
