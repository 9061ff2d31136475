/** Stacking order of what floats over the page; the header lies at 10. Popovers are in the browser's top layer, above all. */
export const elevation = { chat: 90, dialog: 100, tooltip: 110, toast: 120 } as const;
