import type { Range } from "@lightmaker/drawing";
import { Disclosure, Heading, SpecList, Text } from "@lightmaker/ui";
import { fill } from "../fill.ts";
import * as styles from "./drawing-check.css.ts";
import { ReportField } from "./ReportField.tsx";
import type { Report } from "./use-report.ts";

/** Pieces on a sheet and cost of a piece, from the visitor's own figures only. */
export function ReportSheet({ report }: { report: Report }) {
  const { data, sheet, nesting, cost, figure, fine } = report;
  const { labels } = data;
  const missing = [
    ...(cost.material === undefined ? [labels.price] : []),
    ...(cost.labour ? [] : [labels.hour]),
    ...(cost.energy ? [] : [labels.energy]),
  ];
  const between = ({ least, most }: Range) =>
    fine(least) === fine(most) ? fine(least) : `${fine(least)}–${fine(most)}`;
  const pieces =
    nesting.count > 0
      ? fill(labels.pieces, { count: figure(nesting.count), value: figure(nesting.used * 100) })
      : labels.noPieces;
  const size = `${figure(sheet.width)} × ${figure(sheet.height)} mm`;
  return (
    <>
      <Disclosure
        className={styles.onScreen}
        defaultOpen={cost.total !== undefined}
        headingLevel={3}
        summary={labels.sheetAndCost}
      >
        <div className={styles.part}>
          <div className={styles.fields}>
            <ReportField label={labels.sheetWidth} name="sheetWidth" report={report} />
            <ReportField label={labels.sheetHeight} name="sheetHeight" report={report} />
            <ReportField label={labels.gap} name="gap" report={report} />
          </div>
          <Text data-drawing-pieces="">
            {size}: {pieces}
          </Text>
          <Heading level={4}>{labels.cost}</Heading>
          <Text size="small" tone="muted">
            {labels.costNote}
          </Text>
          <div className={styles.fields}>
            <ReportField label={labels.price} name="price" report={report} />
            <ReportField label={labels.hour} name="hour" report={report} />
            <ReportField label={labels.energy} name="energy" report={report} />
            <ReportField label={labels.power} name="power" report={report} />
          </div>
          <div aria-live="polite" data-drawing-cost="">
            {cost.total && <Text>{fill(labels.costOf, { value: between(cost.total) })}</Text>}
            {missing.length > 0 && (
              <Text size="small" tone="muted">
                {fill(labels.notCounted, { value: missing.join(" · ") })}
              </Text>
            )}
          </div>
        </div>
      </Disclosure>
      <div className={styles.onPaper}>
        <SpecList
          items={[
            { label: `${labels.sheet} · ${size}`, value: pieces },
            ...(cost.total ? [{ label: labels.cost, value: between(cost.total) }] : []),
          ]}
        />
        {cost.total && missing.length > 0 ? (
          <Text size="small" tone="muted">
            {fill(labels.notCounted, { value: missing.join(" · ") })}
          </Text>
        ) : null}
      </div>
    </>
  );
}
