/** Trusted Types API of the browser. TypeScript's own declarations do not have it yet. */
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
 * Creates the default Trusted Types policy: it defines which strings may be used where a browser could run them. The
 * server's content security policy requires it (`pagePolicy`). React creates every script element from
 * `<script></script>` and writes JSON without `<` into script elements with data. The service worker is a file of this
 * site. There is no rule for code as a string, so it never runs.
 */
export function createTrustedTypesPolicy(): void {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (text) => (text === "<script></script>" || !text.includes("<") ? text : null),
    createScriptURL: (address) =>
      new URL(address, location.href).origin === location.origin ? address : null,
  });
}
