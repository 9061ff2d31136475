import { FindingList, Heading, Text } from "@lightmaker/ui";
import { fill } from "../fill.ts";
import * as styles from "./drawing-check.css.ts";
import { ReportField } from "./ReportField.tsx";
import type { Report } from "./use-report.ts";

interface ReportFindingsProps {
  report: Report;
  shownId: string | undefined;
  onShow: (id: string) => void;
}

/** What was found, the worst first. */
export function ReportFindings({ report, shownId, onShow }: ReportFindingsProps) {
  const { data, found, kerf, fine } = report;
  const { labels } = data;
  return (
    <div className={styles.part}>
      <Heading level={3}>{labels.findings}</Heading>
      {found.length === 0 ? (
        <Text>{labels.nothing}</Text>
      ) : (
        <FindingList
          items={found.map(({ places, ...item }) => ({ ...item, hasPlace: places.length > 0 }))}
          labels={{ severities: data.severities, show: labels.show, showOf: labels.showOf }}
          onShow={onShow}
          shownId={shownId}
        />
      )}
      <div className={styles.onScreen}>
        <ReportField
          hint={fill(labels.kerfUsed, { value: fine(kerf) })}
          label={labels.kerf}
          name="kerf"
          report={report}
        />
      </div>
    </div>
  );
}
