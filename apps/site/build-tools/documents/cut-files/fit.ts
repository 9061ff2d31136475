/** What a part has to fit. All lengths in millimetres. */
export interface Fit {
  /** Measured thickness of the sheet. */
  readonly thickness: number;
  /** Width that the beam takes away. */
  readonly kerf: number;
}

/**
 * Width to draw a slot at, so that the sheet goes in: the beam takes half its width on either side, so the slot comes out
 * wider by the kerf.
 */
export const slotOf = ({ thickness, kerf }: Fit): number => thickness - kerf;
