import type { RefObject } from "react";
import { Button } from "../../components/Button/index.ts";
import { shownRows, toCsv } from "../../components/CompareTable/csv.ts";
import { Icon } from "../../components/Icon/index.ts";
import { LiveRegion } from "../../components/LiveRegion/index.ts";
import { Text } from "../../components/Text/index.ts";
import { useCopy } from "../../hooks/useCopy.ts";
import { useHydrated } from "../../hooks/useHydrated.ts";
import * as styles from "./Comparison.css.ts";

export interface ComparisonToolLabels {
  /** On the button that copies the page's address, which holds the choice. */
  copyLink: string;
  /** Says that the address is in the clipboard. */
  copied: string;
  /** Says that the browser refused, and that the address can be copied from its bar. */
  copyFailed: string;
  /** On the button that saves the table as it is shown, for a spreadsheet. */
  csv: string;
  /** Name of that file without its ending. */
  fileName: string;
  /** On the button that prints the table. */
  print: string;
}

interface ComparisonToolsProps {
  /** Holds the table. */
  section: RefObject<HTMLElement | null>;
  labels: ComparisonToolLabels;
}

/** Tells spreadsheets that the file is UTF-8; without it, Excel reads Chinese as Western letters. */
const byteOrderMark = "\ufeff";

function save(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([byteOrderMark, text], { type: "text/csv;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  // Later, because Safari reads the file only after this task.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** What can be done with the comparison on the screen: pass it on, take it along, print it. */
export function ComparisonTools({ section, labels }: ComparisonToolsProps) {
  const live = useHydrated();
  const { outcome, copy } = useCopy(labels);
  const saveTable = () => {
    const table = section.current?.querySelector("table");
    if (table) save(`${labels.fileName}.csv`, toCsv(shownRows(table)));
  };
  return (
    <div className={styles.tools} data-live={live ? "" : undefined}>
      <Button onClick={() => copy(location.href)} size="s" variant="secondary">
        {labels.copyLink}
      </Button>
      <Button onClick={saveTable} size="s" variant="secondary">
        <Icon name="download" size="s" />
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
