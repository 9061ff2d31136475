/**
 * Stands in the `poster` attribute so that the responsive picture behind the film shows: without one, Chromium
 * paints a film with controls dark grey, and the attribute itself takes one file, fetched at once.
 */
export const transparentPoster = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";
