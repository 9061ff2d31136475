import type { FileUnit } from "@lightmaker/drawing";
import {
  Button,
  Disclosure,
  DrawingPreview,
  type DrawingPreviewPlace,
  Field,
  Select,
  SpecList,
  Text,
} from "@lightmaker/ui";
import { fill } from "../fill.ts";
import * as styles from "./drawing-check.css.ts";
import { ReportField } from "./ReportField.tsx";
import type { Report } from "./use-report.ts";

interface ReportDrawingProps {
  report: Report;
  fileName: string;
  marks: readonly DrawingPreviewPlace[];
  shown: DrawingPreviewPlace | undefined;
  /** Checks the file again in another unit or size. */
  onRescale: (more: { readonly unit?: FileUnit; readonly width?: number }) => void;
}

/** The drawing to look at, its size, and the way to another unit or size. */
export function ReportDrawing({ report, fileName, marks, shown, onRescale }: ReportDrawingProps) {
  const { read, data, operations, size, typed } = report;
  const { labels } = data;
  const origin = { stated: labels.unitStated, guessed: labels.unitGuessed, chosen: labels.unitChosen };
  const width = typed("width");
  return (
    <div className={styles.part}>
      <DrawingPreview
        className={styles.preview}
        height={read.height}
        labels={{
          drawing: fill(labels.preview, { name: fileName, value: size }),
          zoomIn: labels.zoomIn,
          zoomOut: labels.zoomOut,
          whole: labels.whole,
          help: labels.help,
        }}
        layers={read.preview.paths.map(({ layer, data: path }) => ({
          data: path,
          operation: operations[layer] ?? "ignore",
        }))}
        marks={marks}
        shown={shown}
        width={read.width}
      />
      {read.preview.partial && <Text tone="muted">{labels.partial}</Text>}
      <SpecList
        items={[
          { label: labels.size, value: `${size} mm` },
          {
            label: labels.unit,
            value: fill(origin[read.unitFrom], { value: data.unitNames[read.unit] }),
          },
        ]}
      />
      <Disclosure
        className={styles.onScreen}
        defaultOpen={read.unitFrom !== "stated"}
        headingLevel={4}
        summary={labels.sizeAndUnit}
      >
        <div className={styles.fields}>
          <Field label={labels.unit}>
            <Select
              name="unit"
              onChange={({ target }) =>
                onRescale(target.value === "auto" ? {} : { unit: target.value as FileUnit })
              }
              options={Object.entries(data.units).map(([value, label]) => ({ value, label }))}
              value={read.unitFrom === "chosen" && Object.hasOwn(data.units, read.unit) ? read.unit : "auto"}
            />
          </Field>
          <ReportField label={labels.shouldBe} name="width" report={report} />
          {width !== undefined && (
            <Button onClick={() => onRescale({ width })} variant="secondary">
              {labels.rescale}
            </Button>
          )}
        </div>
      </Disclosure>
    </div>
  );
}
