/** Whether this is a story in the frame of a page. Storybook runs no play function then. */
export const isEmbedded = new URLSearchParams(window.location.search).get("embed") === "true";

/** A dialog that is open from the start must not take the focus, or scroll the page to its frame. */
export function keepFocusOutside(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInside(options) {
    if (document.hasFocus()) focus.call(this, options);
  };
}
