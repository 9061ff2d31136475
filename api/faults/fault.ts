/** Something that goes wrong on real machines, made to happen here. */
export interface Fault {
  /** What `npm run test:faults -- NAME` runs. */
  readonly name: string;
  /**
   * Makes the fault happen and checks what the product promises: nothing answered as stored is lost, visitors get a clear
   * error meanwhile, and the server recovers by itself.
   *
   * @param end takes what must be undone, also when the run fails
   * @returns what was seen, in one line
   * @throws Error saying which promise was broken
   */
  run(end: AsyncDisposableStack): Promise<string>;
}
