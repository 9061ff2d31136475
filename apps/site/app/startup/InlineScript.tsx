/** A script that must run before anything is painted. Its code is the build's own, never a visitor's. */
export function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to put a script's text into HTML
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
