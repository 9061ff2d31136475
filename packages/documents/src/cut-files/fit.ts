/** Measurements that a part must fit, in millimetres. */
export interface Fit {
  /** Measured thickness of the sheet. */
  readonly thickness: number;
  /** Kerf: width of the material that the beam removes. */
  readonly kerf: number;
}

/**
 * Returns the width to draw a slot with so that the sheet fits in. The beam removes half a kerf on each side, so the
 * slot becomes wider by one kerf.
 */
export const slotOf = ({ thickness, kerf }: Fit): number => thickness - kerf;
