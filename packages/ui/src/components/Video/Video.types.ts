import type { ComponentPropsWithRef } from "react";
import type { Film } from "../../data.ts";

/** Texts of a video. */
export interface VideoLabels {
  /** Accessible name of the button that starts a background video. */
  play: string;
  /** Accessible name of the button that pauses a background video. */
  pause: string;
  /** Text that screen readers announce while data is loading. */
  loading: string;
  /** Text shown if no encoding, or not the poster, could be loaded. */
  error: string;
}

/** A failure to load or decode an encoding. */
export interface VideoError {
  /** URL of the encoding that failed. */
  src: string;
  /** Error message of the browser, or a generic one. Meant for logs, not for visitors. */
  message: string;
}

export interface VideoProps extends Omit<ComponentPropsWithRef<"div">, "onError" | "children"> {
  film: Film;
  /**
   * `background` plays silently in a loop while at least half of the video is visible, with a pause button. `player`
   * has the browser's controls and captions and waits for the visitor, unless `autoplay` is set.
   */
  mode: "background" | "player";
  /**
   * In `player` mode: starts automatically, without sound, when at least half of the video is visible, and pauses when
   * less is visible. It never starts with reduced motion, nor after the visitor has paused it. Default: `false`.
   */
  autoplay?: boolean | undefined;
  labels: VideoLabels;
  /** Layout width of the video, as an HTML `sizes` list for its poster. Default: `100vw`. */
  sizes?: string;
  /**
   * Loads the poster eagerly and with high priority. Default: `true` in `background` mode, where the poster is often
   * the largest picture above the fold.
   */
  priority?: boolean;
  /**
   * Called for every encoding that fails, also if the next one then plays. An encoding that the browser skips because
   * of its unknown type is no failure, unless it is the last one.
   *
   * @param count number of failures of this video so far, starting at 1
   */
  onError?: ((count: number, error: VideoError) => void) | undefined;
}

export interface VideoModeProps extends Omit<VideoProps, "mode" | "autoplay" | "sizes" | "priority"> {
  sizes: string;
  priority: boolean;
}
