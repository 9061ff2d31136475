/** Grounds of the two themes. */
type Colors = Readonly<Record<"light" | "dark", string>>;

/**
 * Runs in the head: gives the browser's own bars the colour of the chosen theme. What the page says for light and dark
 * devices stands until a theme is chosen, and again when the device's is. An element of its own, because the page's belong
 * to React; the first one that applies is taken.
 */
function followTheme(colors: Colors): void {
  const root = document.documentElement;
  const meta = document.createElement("meta");
  meta.name = "theme-color";
  const follow = () => {
    const theme = root.dataset["theme"];
    if (theme === "light" || theme === "dark") {
      meta.content = colors[theme];
      document.head.prepend(meta);
    } else meta.remove();
  };
  follow();
  new MutationObserver(follow).observe(root, { attributeFilter: ["data-theme"] });
}

/** Inline script for the head, after the one that sets the theme. */
export const themeColorScript = (colors: Colors): string => `(${followTheme})(${JSON.stringify(colors)})`;
