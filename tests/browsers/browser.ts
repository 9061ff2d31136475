/** Thrown when the browser has crashed, for instance by a segmentation fault. A page is not the cause. */
export class BrowserEnded extends Error {
  override readonly name = "BrowserEnded";
}

/** Browser functions that the journey needs. Everything else runs in the page. */
export interface Browser {
  readonly name: string;
  readonly version: string;
  open(address: string): Promise<void>;
  /**
   * Returns the value of an expression in the page.
   * @throws BrowserEnded
   */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Clicks at a position in the viewport. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types into the focused element; `\n` is Enter. */
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Returns a screenshot of the viewport as PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}
