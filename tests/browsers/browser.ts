/** The browser has ended by itself, with a segmentation fault for instance: nothing that a page did or did not. */
export class BrowserEnded extends Error {
  override readonly name = "BrowserEnded";
}

/** What the journey needs of a browser; everything else is done in the page. */
export interface Browser {
  readonly name: string;
  readonly version: string;
  open(address: string): Promise<void>;
  /**
   * The value of an expression in the page.
   * @throws BrowserEnded
   */
  evaluate<Value>(expression: string): Promise<Value>;
  /** A press of the mouse at a place in the window. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types into what has the keyboard; `\n` is Enter. */
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The window's content as PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}
