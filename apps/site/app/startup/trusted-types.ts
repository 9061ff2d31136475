/** What browsers that have Trusted Types give; TypeScript's own declarations do not know it yet. */
declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(
        name: "default" | "inert",
        rules: {
          createHTML(text: string): string | null;
          createScriptURL?(address: string): string | null;
        },
      ): { createHTML(text: string): string };
    };
  }
}

/**
 * Says which plain strings may be taken where a browser could run them; the server's policy demands it (`pagePolicy`). React makes
 * every script element from `<script></script>`, and writes JSON, without a `<`, into those that hold data. The service worker
 * is a file of this site. Code as a string has no rule: it never runs.
 */
export function restrictStrings(): void {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (text) => (text === "<script></script>" || !text.includes("<") ? text : null),
    createScriptURL: (address) =>
      new URL(address, location.href).origin === location.origin ? address : null,
  });
}
