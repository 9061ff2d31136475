import { Disclosure, Heading, Link, SpecList, Text } from "@lightmaker/ui";
import { fill } from "../fill.ts";
import { ToolTable } from "../tools/ToolTable.tsx";
import * as table from "../tools/tools.css.ts";
import * as styles from "./drawing-check.css.ts";
import { ReportField } from "./ReportField.tsx";
import type { Report } from "./use-report.ts";

/** Every machine: whether the drawing fits, whether its light does it, how long it takes, and how that is computed. */
export function ReportMachines({ report }: { report: Report }) {
  const { data, lines, way } = report;
  const { labels } = data;
  const formula = fill(labels.formula, {
    value: report.entries.acceleration,
    most: report.entries.jump,
  });
  const heads = [labels.machine, labels.fit, labels.time, labels.light];
  return (
    <div className={styles.part}>
      <Heading level={3}>{labels.machines}</Heading>
      <Text size="small" tone="muted">
        {labels.machinesNote}
      </Text>
      <SpecList columns={2} data-drawing-way="" items={way} />
      <ToolTable data-drawing-machines="" heads={heads} label={labels.machines}>
        {lines.map(({ answer: { model, watts }, fit, light, time }) => (
          <tr className={table.row} key={model.id}>
            <th className={`${table.name} ${table.modelCell}`} scope="row">
              <Link href={model.link.href}>{model.name}</Link> · {watts} W
            </th>
            {[fit, time, light].map((text, index) => (
              <td
                className={`${table.cell} ${table.sentenceCell}`}
                data-column={heads[index + 1]}
                key={heads[index + 1]}
              >
                <span>{text}</span>
              </td>
            ))}
          </tr>
        ))}
      </ToolTable>
      <Text className={styles.onPaper} size="small" tone="muted">
        {formula}
      </Text>
      <Disclosure className={styles.onScreen} headingLevel={4} summary={labels.method}>
        <div className={styles.part}>
          <Text size="small">{formula}</Text>
          <div className={styles.fields}>
            <ReportField label={labels.acceleration} name="acceleration" report={report} />
            <ReportField label={labels.jumpSpeed} name="jump" report={report} />
          </div>
          <Text>{labels.ownSpeeds}</Text>
          <div className={styles.fields}>
            <ReportField label={labels.ownCut} name="cut" report={report} />
            <ReportField label={labels.ownScore} name="score" report={report} />
            <ReportField label={labels.ownEngrave} name="engrave" report={report} />
            <ReportField label={labels.interval} name="interval" report={report} />
          </div>
        </div>
      </Disclosure>
    </div>
  );
}
