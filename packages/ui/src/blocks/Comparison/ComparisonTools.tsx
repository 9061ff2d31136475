"use client";

import type { RefObject } from "react";
import { Button } from "../../components/Button/index.ts";
import { toCsv, visibleRows } from "../../components/CompareTable/csv.ts";
import { LiveRegion } from "../../components/LiveRegion/index.ts";
import { Text } from "../../components/Text/index.ts";
import { useCopy } from "../../hooks/useCopy.ts";
import { useHydrated } from "../../hooks/useHydrated.ts";
import { DownloadIcon } from "../../icons/download.ts";
import * as styles from "./Comparison.css.ts";

export interface ComparisonToolLabels {
  /** Label of the button that copies the address of the page, which contains the selection. */
  copyLink: string;
  /** Message after the address was copied. */
  copied: string;
  /** Message after the browser refused: the address can be copied from the address bar. */
  copyFailed: string;
  /** Label of the button that saves the shown table as a CSV file. */
  csv: string;
  /** Name of the CSV file, without the extension. */
  fileName: string;
  /** Label of the button that prints the table. */
  print: string;
}

interface ComparisonToolsProps {
  /** Section that contains the table. */
  section: RefObject<HTMLElement | null>;
  labels: ComparisonToolLabels;
}

/** Tells spreadsheets that the file is UTF-8. Without it, Excel does not decode Chinese correctly. */
const byteOrderMark = "\ufeff";

function save(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([byteOrderMark, text], { type: "text/csv;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  // Deferred, because Safari reads the file only after this task.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** Buttons that copy the address of the comparison, save its table or print it. */
export function ComparisonTools({ section, labels }: ComparisonToolsProps) {
  const live = useHydrated();
  const { outcome, copy } = useCopy(labels);
  const saveTable = () => {
    const table = section.current?.querySelector("table");
    if (table) save(`${labels.fileName}.csv`, toCsv(visibleRows(table)));
  };
  return (
    <div className={styles.tools} data-live={live ? "" : undefined}>
      <Button onClick={() => copy(location.href)} size="s" variant="secondary">
        {labels.copyLink}
      </Button>
      <Button onClick={saveTable} size="s" variant="secondary">
        <DownloadIcon size="s" />
        {labels.csv}
      </Button>
      <Button onClick={() => print()} size="s" variant="secondary">
        {labels.print}
      </Button>
      <Text aria-hidden="true" as="span" size="small" tone="muted">
        {outcome.message}
      </Text>
      <LiveRegion message={outcome.message} turn={outcome.turn} />
    </div>
  );
}
