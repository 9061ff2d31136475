/** jsdom ships no types; this is all that the tests use. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string, options?: { runScripts?: "dangerously" | "outside-only" });
    readonly window: Window & typeof globalThis;
  }
}
