"use client";

import { Button } from "../../components/Button/index.ts";
import { LiveRegion } from "../../components/LiveRegion/index.ts";
import { useCopy } from "../../hooks/useCopy.ts";
import { useHydrated } from "../../hooks/useHydrated.ts";
import * as styles from "./Downloads.css.ts";

export interface ChecksumLabels {
  /** Name of the algorithm: `SHA-256`. */
  sha256: string;
  copy: string;
  /** Accessible name of the button; `{name}` is replaced by the file's name. Begins with `copy`. */
  copyOf: string;
  /** Message after the checksum was copied. */
  copied: string;
  /** Message after the browser refused: the checksum can be selected. */
  copyFailed: string;
}

interface ChecksumProps {
  /** The checksum: 64 hexadecimal digits. */
  value: string;
  /** Name of the file. */
  name: string;
  labels: ChecksumLabels;
}

/** A checksum that a click selects and a button copies. Internal to Downloads, not exported from the package. */
export function Checksum({ value, name, labels }: ChecksumProps) {
  const live = useHydrated();
  const { outcome, copy } = useCopy(labels);
  return (
    <div className={styles.checksum}>
      <span className={styles.label}>{labels.sha256}</span>
      <code className={styles.digits}>{value}</code>
      <Button
        aria-label={labels.copyOf.replaceAll("{name}", name)}
        className={styles.copy}
        data-live={live ? "" : undefined}
        onClick={() => copy(value)}
        size="s"
        variant="quiet"
      >
        {labels.copy}
      </Button>
      <span aria-hidden="true" className={styles.outcome}>
        {outcome.message}
      </span>
      <LiveRegion message={outcome.message} turn={outcome.turn} />
    </div>
  );
}
