/** Pausing a video before it has started rejects the promise of `play()`. That is expected. */
const wasInterrupted = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

/**
 * Starts a video. A browser may refuse to start it without a user gesture. This is logged as a warning and does not
 * count as an error of the video.
 *
 * @param onRefused called if the browser refuses
 */
export function startPlayback(film: HTMLMediaElement, onRefused: () => void = () => undefined): void {
  film.play().catch((error: unknown) => {
    if (wasInterrupted(error)) return;
    console.warn(`The browser refused to start a video (${film.currentSrc}):`, error);
    onRefused();
  });
}
