import { Button, FormMessage, Heading } from "@lightmaker/ui";
import type { Checker } from "./checker.ts";
import { type DownloadKind, download } from "./downloads.ts";
import * as styles from "./drawing-check.css.ts";
import { reportLines } from "./report-text.ts";
import type { Report } from "./use-report.ts";

interface ReportNextProps {
  report: Report;
  checker: Checker;
  fileName: string;
  /** Name without its ending. */
  name: string;
  onCopy: () => void;
  onSend: () => void;
}

/** What to do with the report: send it, download the cleaned drawing, print, copy a link. */
export function ReportNext({ report, checker, fileName, name, onCopy, onSend }: ReportNextProps) {
  const { labels } = report.data;
  const get = (kind: DownloadKind) => () => {
    download(kind, name, checker, report, reportLines(report, fileName).join("\n")).catch(report.fail);
  };
  return (
    <div className={`${styles.part} ${styles.onScreen}`}>
      <Heading level={3}>{labels.next}</Heading>
      <div className={styles.actions}>
        <Button onClick={onSend} variant="primary">
          {labels.send}
        </Button>
        <Button onClick={get("svg")} variant="secondary">
          {labels.svg}
        </Button>
        <Button onClick={get("dxf")} variant="secondary">
          {labels.dxf}
        </Button>
        <Button onClick={get("lbrn2")} variant="secondary">
          {labels.lightBurn}
        </Button>
        <Button onClick={() => print()} variant="secondary">
          {labels.print}
        </Button>
        <Button onClick={onCopy} variant="secondary">
          {labels.copy}
        </Button>
      </div>
      {report.message && <FormMessage tone={report.message.tone}>{report.message.text}</FormMessage>}
    </div>
  );
}
