/** What the journey needs of a browser; everything else is done in the page. */
export interface Browser {
  readonly name: string;
  readonly version: string;
  open(address: string): Promise<void>;
  /** The value of an expression in the page. */
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
