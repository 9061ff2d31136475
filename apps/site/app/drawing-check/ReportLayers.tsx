import { operations as allOperations, type Operation } from "@lightmaker/drawing";
import { Field, Heading, Select, SpecList } from "@lightmaker/ui";
import { fill } from "../fill.ts";
import * as styles from "./drawing-check.css.ts";
import type { Report } from "./use-report.ts";

/** What the laser does with each layer: to choose on the screen, to read on paper. */
export function ReportLayers({ report }: { report: Report }) {
  const { read, data, operations, setOperation, layerName, figure } = report;
  const { labels } = data;
  const lengthOf = (length: number) => fill(labels.layerMeasures, { value: figure(length) });
  return (
    <div className={`${styles.part} ${styles.together}`}>
      <Heading level={3}>{labels.layers}</Heading>
      <div className={`${styles.fields} ${styles.onScreen}`}>
        {read.layers.map((layer, index) => (
          <Field
            hint={lengthOf(layer.length)}
            key={`${layer.name} ${layer.color} ${layer.filled} ${layer.hidden}`}
            label={`${layerName(index)} · ${layer.color}`}
          >
            <Select
              onChange={({ target }) => setOperation(index, target.value as Operation)}
              options={allOperations.map((each) => ({ value: each, label: data.operations[each] }))}
              value={operations[index] ?? "ignore"}
            />
          </Field>
        ))}
      </div>
      <SpecList
        className={styles.onPaper}
        items={read.layers.map((layer, index) => ({
          label: `${layerName(index)} · ${layer.color}`,
          value: `${data.operations[operations[index] ?? "ignore"]} · ${lengthOf(layer.length)}`,
        }))}
      />
    </div>
  );
}
