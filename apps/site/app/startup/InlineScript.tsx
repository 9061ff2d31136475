import { useState } from "react";

/** True if the document is hydrated, so what React renders now was not in the served HTML. */
const isLive = () => typeof document !== "undefined" && document.documentElement.hasAttribute("data-live");

/**
 * A script that runs before the first paint. Its code comes from the build, never from a visitor. After client-side
 * navigation it is empty, because browsers do not run scripts inserted as text, and the content security policy rejects
 * the text.
 */
export function InlineScript({ code }: { code: string }) {
  const [html] = useState(() => (isLive() ? "" : code));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to put a script's text into HTML
  return <script dangerouslySetInnerHTML={{ __html: html }} />;
}
