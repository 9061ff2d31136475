/** `z-index` of floating elements. The header has 10. Popovers are in the browser's top layer, above all of these. */
export const elevation = { chat: 90, dialog: 100, tooltip: 110, toast: 120 } as const;
