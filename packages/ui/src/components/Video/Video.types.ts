import type { ComponentPropsWithRef } from "react";
import type { Film } from "../../data.ts";

/** Texts of a film. */
export interface VideoLabels {
  /** Name of the button that starts a background film. */
  play: string;
  /** Name of the button that stops a background film. */
  pause: string;
  /** Read out while data is on its way. */
  loading: string;
  /** Shown when no encoding, or not the poster, could be loaded. */
  error: string;
}

/** One failure to load or decode. */
export interface VideoError {
  /** Address of the encoding that failed. */
  src: string;
  /** The browser's own account of it, or what is known without one; for logs, not for visitors. */
  message: string;
}

export interface VideoProps extends Omit<ComponentPropsWithRef<"div">, "onError" | "children"> {
  film: Film;
  /**
   * `background` plays silently in a loop while at least half of it can be seen, under a pause button;
   * `player` has the browser's controls and captions and waits for the visitor, unless `autoplay` says otherwise.
   */
  mode: "background" | "player";
  /**
   * In `player` mode: starts by itself, without sound, when at least half of it can be seen, and stops when less can.
   * Never under reduced motion, and not again after the visitor has stopped it. Default `false`.
   */
  autoplay?: boolean | undefined;
  labels: VideoLabels;
  /** How wide the film is laid out, as an HTML `sizes` list for its poster. Default `100vw`. */
  sizes?: string;
  /** Fetches the poster at once and first. Default: in `background` mode, where it is often the largest picture. */
  priority?: boolean;
  /**
   * Called for every encoding that fails, also when the next one then plays. An encoding that the browser skips
   * because it does not know the type is no failure, unless it was the last.
   * @param count failures of this film so far, counted from 1
   */
  onError?: ((count: number, error: VideoError) => void) | undefined;
}

export interface VideoModeProps extends Omit<VideoProps, "mode" | "autoplay" | "sizes" | "priority"> {
  sizes: string;
  priority: boolean;
}
