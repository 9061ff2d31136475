/** Failure of a real machine that is simulated here. */
export interface Fault {
  /** Name for `npm run test:faults -- NAME`. */
  readonly name: string;
  /**
   * Causes the failure and checks the product's promises: nothing acknowledged as stored is lost, visitors get clear errors
   * meanwhile, and the server recovers by itself.
   *
   * @param end takes the clean-up steps, which also run if the test fails
   * @returns the observations, in one line
   * @throws Error that names the broken promise
   */
  run(end: AsyncDisposableStack): Promise<string>;
}
