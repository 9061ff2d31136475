import { BackgroundVideo } from "./BackgroundVideo.tsx";
import { PlayerVideo } from "./PlayerVideo.tsx";
import type { VideoProps } from "./Video.types.ts";

/**
 * A film behind its poster until the first frame has arrived. No film data is fetched before it is near, and
 * without JavaScript the poster shows and the browser's controls play it.
 */
export function Video({ mode, sizes = "100vw", priority = mode === "background", ...rest }: VideoProps) {
  const Mode = mode === "background" ? BackgroundVideo : PlayerVideo;
  // Other encodings are another film: its elements, status and count start anew.
  const film = rest.film.sources.map((source) => source.src).join(" ");
  return <Mode key={film} sizes={sizes} priority={priority} {...rest} />;
}
