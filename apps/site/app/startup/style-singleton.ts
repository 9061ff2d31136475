import { useEffect } from "react";

/**
 * Stands in for `react-style-singleton`, with which dialogs hold the page still (vite.config.ts). That one writes a style element, whose
 * text depends on the width of the scrollbar: the content security policy knows no hash of it, and lets scripts make style sheets.
 */
export function styleSingleton() {
  let users = 0;
  const sheet = typeof CSSStyleSheet === "undefined" ? undefined : new CSSStyleSheet();

  return function Styles({ styles, dynamic = false }: { styles: string; dynamic?: boolean }) {
    // The first one's styles stand until the last one has gone: by then the scrollbar can no longer be measured.
    // biome-ignore lint/correctness/useExhaustiveDependencies: as the original, which takes new styles only when told to
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
