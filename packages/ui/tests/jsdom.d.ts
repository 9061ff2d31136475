/** jsdom ships no types. These are the ones that the tests need. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string, options?: { runScripts?: "dangerously" | "outside-only" });
    readonly window: Window & typeof globalThis;
  }
}
