import { useEffect } from "react";

/**
 * Replacement for `react-style-singleton`, with which dialogs lock the page's scrolling (vite.config.ts). The original
 * writes a style element whose text depends on the width of the scrollbar, so the content security policy can have no
 * hash of it. Style sheets constructed by scripts are allowed.
 */
export function styleSingleton() {
  let users = 0;
  const sheet = typeof CSSStyleSheet === "undefined" ? undefined : new CSSStyleSheet();

  return function Styles({ styles, dynamic = false }: { styles: string; dynamic?: boolean }) {
    // The first user's styles stay until the last user has gone, because the scrollbar cannot be measured while they apply.
    // biome-ignore lint/correctness/useExhaustiveDependencies: like the original, which takes new styles only on request
    useEffect(() => {
      if (!sheet) return;
      if (users++ === 0) {
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      return () => {
        if (--users === 0)
          document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      };
    }, [dynamic && styles]);
    return null;
  };
}
