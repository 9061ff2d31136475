import { Button, Field, FigureList, Select, Text } from "@lightmaker/ui";
import { fill } from "../fill.ts";
import * as styles from "./drawing-check.css.ts";
import type { Report } from "./use-report.ts";

interface ReportAnswerProps {
  report: Report;
  onChoose: (machine: string) => void;
  onSend: () => void;
}

/** The answer in a few figures: what to mend, on which machine, how long, how many; and the way to a sample. */
export function ReportAnswer({ report, onChoose, onSend }: ReportAnswerProps) {
  const { data, found, machine, line, nesting, sheet, figure } = report;
  const { labels } = data;
  const problems = found.filter(({ severity }) => severity === "problem").length;
  const warnings = found.filter(({ severity }) => severity === "warning").length;
  const [time = "", ...without] = line.time.split(" · ");
  return (
    <div className={styles.answer} data-drawing-answer="">
      <FigureList
        figures={[
          { label: data.severities.problem, value: figure(problems) },
          { label: data.severities.warning, value: figure(warnings) },
          ...(line.range ? [{ label: [labels.answerTime, ...without].join(" · "), value: time }] : []),
          ...(nesting.count > 0
            ? [
                {
                  label: `${labels.answerPieces} · ${figure(sheet.width)} × ${figure(sheet.height)} mm`,
                  value: fill(labels.countOfPieces, { count: figure(nesting.count) }),
                },
              ]
            : []),
        ]}
      />
      <Text>
        {machine.name}: {line.fit} · {line.light}
        {line.range ? "" : ` · ${line.time}`}
      </Text>
      <div className={`${styles.choice} ${styles.onScreen}`}>
        <Field label={labels.chosenMachine}>
          <Select
            name="machine"
            onChange={({ target }) => onChoose(target.value)}
            options={data.models.map(({ id, name }) => ({ value: id, label: name }))}
            value={machine.id}
          />
        </Field>
        <Button onClick={onSend} variant="primary">
          {labels.send}
        </Button>
      </div>
      <Text className={styles.onScreen} size="small" tone="muted">
        {labels.sendNote}
      </Text>
    </div>
  );
}
