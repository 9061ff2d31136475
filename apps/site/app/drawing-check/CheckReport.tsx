import { type Language, languageTag, pagePath } from "@lightmaker/content/routes";
import type { FileUnit } from "@lightmaker/drawing";
import { type DrawingPreviewPlace, Heading, SpecList } from "@lightmaker/ui";
import { strToU8, zipSync } from "fflate";
import { useState } from "react";
import { useNavigate } from "react-router";
import { keepFileFor } from "../forms/pending-file.ts";
import { fillOtherForm } from "../forms/useDraft.ts";
import type { Checker } from "./checker.ts";
import * as styles from "./drawing-check.css.ts";
import type { Read } from "./messages.ts";
import { ReportAnswer } from "./ReportAnswer.tsx";
import { ReportDrawing } from "./ReportDrawing.tsx";
import { ReportFindings } from "./ReportFindings.tsx";
import { ReportLayers } from "./ReportLayers.tsx";
import { ReportMachines } from "./ReportMachines.tsx";
import { ReportNext } from "./ReportNext.tsx";
import { ReportSheet } from "./ReportSheet.tsx";
import { stateParameters } from "./report-state.ts";
import { reportLines } from "./report-text.ts";
import { type CheckData, useReport } from "./use-report.ts";

export interface CheckReportProps {
  checker: Checker;
  read: Read;
  file: File;
  data: CheckData;
  language: Language;
  material: string;
  thickness: number;
  /** Checks the file again in another unit or size. */
  onRescale: (more: { readonly unit?: FileUnit; readonly width?: number }) => void;
  /** Writes parameters into the URL. */
  remember: (parameters: Readonly<Record<string, string>>) => void;
}

/** Longest text of the application's description that the report fills in. */
const longestDescription = 1500;

/** The report on a drawing: the answer, findings, layers, machines, pieces on a sheet, cost, and the ways on. */
export function CheckReport({ checker, file, onRescale, remember, ...options }: CheckReportProps) {
  const report = useReport({ checker, ...options });
  const { read, data, language, machine } = report;
  const { labels } = data;
  const navigate = useNavigate();
  const [shownId, setShownId] = useState<string>();
  const [shown, setShown] = useState<DrawingPreviewPlace>();
  const name = file.name.replace(/\.[^.]*$/, "");
  const placesOf = (id: string | undefined): readonly DrawingPreviewPlace[] =>
    (report.found.find((each) => each.id === id)?.places ?? []).map(({ x, y }) => ({
      x,
      y: read.height - y,
    }));

  /** Everything but the drawing, as URL parameters. */
  const parameters = () => ({
    machine: machine.id,
    ...stateParameters(report.entries, report.operations),
    unit: read.unitFrom === "chosen" && Object.hasOwn(data.units, read.unit) ? read.unit : "",
  });
  const copy = () => {
    remember(parameters());
    navigator.clipboard.writeText(location.href).then(
      () => report.setMessage({ tone: "success", text: labels.copied }),
      () => report.setMessage({ tone: "error", text: labels.copyFailed }),
    );
  };
  const send = async () => {
    const text = reportLines(report, file.name).join("\n");
    const bytes = zipSync({
      [file.name]: new Uint8Array(await file.arrayBuffer()),
      "report.txt": strToU8(text),
    });
    const isKept = fillOtherForm("sample", {
      sampleModel: machine.name,
      applicationDescription: text.slice(0, longestDescription),
    });
    if (!isKept) {
      report.setMessage({ tone: "error", text: labels.sendFailed });
      return;
    }
    keepFileFor("sample", new File([bytes], `${name}.zip`, { type: "application/zip" }));
    await navigate(`${pagePath("sample", language)}#apply`);
  };

  return (
    <section aria-label={labels.result} className={styles.report} data-drawing-report="">
      <div className={styles.part}>
        <Heading level={3}>{labels.result}</Heading>
        <SpecList
          className={styles.onPaper}
          items={[
            { label: labels.report, value: file.name },
            { label: labels.material, value: `${report.material} · ${report.thickness} mm` },
            { label: labels.chosenMachine, value: machine.name },
            {
              label: labels.date,
              value: new Intl.DateTimeFormat(languageTag[language], { dateStyle: "long" }).format(new Date()),
            },
          ]}
        />
        <ReportAnswer
          onChoose={(id) => {
            report.choose(id);
            remember({ machine: id });
          }}
          onSend={send}
          report={report}
        />
      </div>
      <div className={styles.columns}>
        <ReportDrawing
          fileName={file.name}
          marks={placesOf(shownId)}
          onRescale={(more) => {
            // The report begins anew, with what the URL says.
            remember({
              ...parameters(),
              unit: more.unit ?? "",
              width: more.width === undefined ? "" : String(more.width),
            });
            onRescale(more);
          }}
          report={report}
          shown={shown}
        />
        <ReportFindings
          onShow={(id) => {
            setShownId(id);
            setShown(placesOf(id)[0]);
          }}
          report={report}
          shownId={shownId}
        />
      </div>
      <ReportLayers report={report} />
      <ReportMachines report={report} />
      <ReportSheet report={report} />
      <ReportNext
        checker={checker}
        fileName={file.name}
        name={name}
        onCopy={copy}
        onSend={send}
        report={report}
      />
    </section>
  );
}
