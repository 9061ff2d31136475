import { useState } from "react";

/** Whether React has taken the document over, so that what it renders now did not come as HTML. */
const isLive = () => typeof document !== "undefined" && document.documentElement.hasAttribute("data-live");

/**
 * A script that must run before anything is painted. Its code is the build's own, never a visitor's. On a page that is shown without a new document
 * it is empty: browsers run no script that is put in as text, and the page's policy refuses the text.
 */
export function InlineScript({ code }: { code: string }) {
  const [html] = useState(() => (isLive() ? "" : code));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to put a script's text into HTML
  return <script dangerouslySetInnerHTML={{ __html: html }} />;
}
