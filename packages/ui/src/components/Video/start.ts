/** Pausing a film that has not started yet rejects its `play()`; that is how it should go. */
const wasInterrupted = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

/**
 * Starts a film. A browser may refuse a start that nobody asked for; that is a warning for the log and no error of the film.
 * @param onRefused told about a refusal
 */
export function start(film: HTMLMediaElement, onRefused: () => void = () => undefined): void {
  film.play().catch((error: unknown) => {
    if (wasInterrupted(error)) return;
    console.warn(`A film did not start by itself (${film.currentSrc}):`, error);
    onRefused();
  });
}
