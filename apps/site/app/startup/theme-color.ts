/** Background colours of the two themes. */
type Colors = Readonly<Record<"light" | "dark", string>>;

/**
 * Runs in the head. Gives the browser's own bars the background colour of the chosen theme. As long as the theme
 * follows the device, the page's own `theme-color` elements apply. Adds its own element before them, because those
 * belong to React and the first match wins.
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

/** Returns the inline script for the head. It must follow the script that sets the theme. */
export const themeColorScript = (colors: Colors): string => `(${followTheme})(${JSON.stringify(colors)})`;
