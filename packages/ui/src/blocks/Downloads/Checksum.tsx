import { Button } from "../../components/Button/index.ts";
import { LiveRegion } from "../../components/LiveRegion/index.ts";
import { useCopy } from "../../hooks/useCopy.ts";
import { useHydrated } from "../../hooks/useHydrated.ts";
import * as styles from "./Downloads.css.ts";

export interface ChecksumLabels {
  /** Name of the kind of checksum: `SHA-256`. */
  sha256: string;
  copy: string;
  /** Name of the button; `{name}` stands for the file. Begins with `copy`. */
  copyOf: string;
  /** Says that the checksum is in the clipboard. */
  copied: string;
  /** Says that the browser refused, and that the checksum can be selected. */
  copyFailed: string;
}

interface ChecksumProps {
  /** 64 hexadecimal digits. */
  value: string;
  /** The file it belongs to. */
  name: string;
  labels: ChecksumLabels;
}

/** A checksum that one click selects and a button copies. Part of Downloads, not exported from the package. */
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
