/**
 * Value of the `poster` attribute that keeps the responsive picture behind the video visible. Without a `poster`,
 * Chromium paints a video with controls dark grey. A real poster would be a single file, loaded immediately.
 */
export const transparentPoster = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";
