import { BackgroundVideo } from "./BackgroundVideo.tsx";
import { PlayerVideo } from "./PlayerVideo.tsx";
import type { VideoProps } from "./Video.types.ts";

/**
 * A film behind its poster until the first frame has arrived. No film data is fetched before it is near, and
 * without JavaScript the poster shows and the browser's controls play it.
 */
export function Video({
  mode,
  autoplay,
  sizes = "100vw",
  priority = mode === "background",
  ...rest
}: VideoProps) {
  // Other encodings are another film: its elements, status and count start anew.
  const film = rest.film.sources.map((source) => source.src).join(" ");
  const shared = { sizes, priority, ...rest };
  return mode === "background" ? (
    <BackgroundVideo key={film} {...shared} />
  ) : (
    <PlayerVideo key={film} autoplay={autoplay} {...shared} />
  );
}
