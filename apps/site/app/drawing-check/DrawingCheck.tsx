import type { DrawingCheckBlockData } from "@lightmaker/content";
import { type Language, languageTag } from "@lightmaker/content/routes";
import type { FileUnit } from "@lightmaker/drawing";
import {
  Button,
  Field,
  FileInput,
  FormMessage,
  Link,
  LiveRegion,
  loadChunk,
  Section,
  Select,
} from "@lightmaker/ui";
import { type ComponentType, startTransition, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { writeToUrl } from "../products/url-state.ts";
import { ToolHeader } from "../tools/ToolHeader.tsx";
import type { CheckReportProps } from "./CheckReport.tsx";
import { type Checker, CheckerError } from "./checker.ts";
import * as styles from "./drawing-check.css.ts";
import type { Progress, Question, Read } from "./messages.ts";
import { sampleDrawing } from "./sample.ts";

interface DrawingCheckProps extends DrawingCheckBlockData {
  language: Language;
  id?: string;
}

/** Hash of the check in its URLs. */
const anchor = "check";
const maxBytes = 10 * 1024 * 1024;

/** Unit or width in which a drawing is read. */
type Size = Pick<Question & { kind: "read" }, "unit" | "width">;

interface Checked {
  readonly checker: Checker;
  readonly read: Read;
  readonly turn: number;
}

/**
 * Check of a drawing: what is wrong with it, which machine makes it, how long that takes, what it costs. The drawing stays
 * in the browser. Reader and report are loaded with the first drawing.
 */
export function DrawingCheck({ language, id = anchor, ...data }: DrawingCheckProps) {
  const { title, lead, sample, materials, thicknesses, file: words, faults, steps, labels } = data;
  const heading = useId();
  const { search, key } = useLocation();
  const [material, setMaterial] = useState("plywood");
  const [thickness, setThickness] = useState(3);
  const [file, setFile] = useState<File>();
  const [working, setWorking] = useState<Progress>();
  const [fault, setFault] = useState<string>();
  const [checked, setChecked] = useState<Checked>();
  const [Report, setReport] = useState<ComponentType<CheckReportProps>>();
  const [announcement, setAnnouncement] = useState({ message: "", turn: 0 });
  const current = useRef<Checker>(undefined);
  const turns = useRef(0);
  /** Raised by each start and stop, so that a check that was stopped while its program loaded does not go on. */
  const attempts = useRef(0);
  const lists = useRef({ materials, thicknesses });
  lists.current = { materials, thicknesses };

  // The key changes when the visitor follows a link to this page.
  useEffect(() => {
    void key;
    const asked = new URLSearchParams(search);
    const known = lists.current.materials.find((each) => each.id === asked.get("material"));
    if (known) setMaterial(known.id);
    const thick = lists.current.thicknesses.find((each) => String(each) === asked.get("thickness"));
    if (thick !== undefined) setThickness(thick);
  }, [search, key]);
  useEffect(() => () => current.current?.stop(), []);

  const announce = (message: string) => setAnnouncement(({ turn }) => ({ message, turn: turn + 1 }));
  const stop = () => {
    attempts.current += 1;
    current.current?.stop();
    current.current = undefined;
    setWorking(undefined);
  };
  const fail = (text: string) => {
    setFault(text);
    announce(text);
  };

  const check = async (chosen: File, more: Size) => {
    stop();
    const attempt = attempts.current;
    const isOver = () => attempts.current !== attempt;
    setFile(chosen);
    setFault(undefined);
    setChecked(undefined);
    setWorking({ step: "reading", done: 0 });
    try {
      const [{ CheckReport }, { Checker: Loaded }] = await loadChunk(
        "js/drawing-report",
        () => Promise.all([import("./CheckReport.tsx"), import("./checker.ts")]),
        { needed: true },
      );
      const bytes = new Uint8Array(await chosen.arrayBuffer());
      if (isOver()) return;
      setReport(() => CheckReport);
      const own = new Loaded((progress) => {
        if (!isOver()) setWorking(progress);
      });
      current.current = own;
      const answer = await own.ask({ kind: "read", bytes, ...more });
      if (isOver()) return;
      if (answer.kind === "fault") fail(faults[answer.fault]);
      else if (answer.kind === "read") {
        turns.current += 1;
        const turn = turns.current;
        // The page answers while the report is rendered.
        startTransition(() => {
          setChecked({ checker: own, read: answer, turn });
          setWorking(undefined);
          announce(labels.ready.replace("{count}", String(answer.findings.length)));
        });
        return;
      }
    } catch (error) {
      if (isOver()) return;
      console.warn("The drawing was not checked.", error);
      fail(faults[error instanceof CheckerError ? error.fault : "failed"]);
    }
    setWorking(undefined);
  };

  /** Checks a drawing that the visitor has chosen. The first one is read as his link says, another one by itself. */
  const checkChosen = (chosen: File) => {
    if (turns.current > 0) remember({ layers: "", unit: "", width: "" });
    const asked = new URLSearchParams(location.search);
    const [unit, width] = [asked.get("unit"), Number(asked.get("width"))];
    return check(chosen, {
      ...(unit !== null && unit !== "auto" && Object.hasOwn(data.units, unit) && { unit: unit as FileUnit }),
      ...(width > 0 && Number.isFinite(width) && { width }),
    });
  };

  const remember = (parameters: Readonly<Record<string, string>>) =>
    writeToUrl({ material, thickness: String(thickness), ...parameters }, anchor);

  return (
    <Section data-sheet="drawing" id={id} labelledBy={heading}>
      <ToolHeader
        className={styles.onScreen}
        id={heading}
        lead={lead}
        title={title}
        withoutScripts={{ text: labels.needsScript, link: sample }}
      />
      <div className={styles.start} data-drawing-start="">
        <div className={styles.fields}>
          <Field label={labels.material}>
            <Select
              name="material"
              onChange={({ target }) => {
                setMaterial(target.value);
                remember({ material: target.value });
              }}
              options={materials.map((each) => ({ value: each.id, label: each.name }))}
              value={material}
            />
          </Field>
          <Field label={labels.thickness}>
            <Select
              name="thickness"
              onChange={({ target }) => {
                setThickness(Number(target.value));
                remember({ thickness: target.value });
              }}
              options={thicknesses.map((each) => ({ value: String(each), label: `${each} mm` }))}
              value={String(thickness)}
            />
          </Field>
        </div>
        <Field hint={words.hint} label={words.label}>
          <FileInput
            accept={[".svg", ".dxf"]}
            file={file ?? null}
            labels={working ? { ...words.labels, uploading: steps[working.step] } : words.labels}
            locale={languageTag[language]}
            maxBytes={maxBytes}
            name="drawing"
            {...(working && { progress: working.done })}
            onRemove={() => {
              stop();
              setFile(undefined);
              setChecked(undefined);
              setFault(undefined);
            }}
            onRetry={() => file && checkChosen(file)}
            onSelect={checkChosen}
            status={working ? "uploading" : fault ? "failed" : checked ? "done" : "idle"}
            {...(fault && { error: fault })}
          />
        </Field>
        <div className={styles.actions}>
          {working ? (
            <Button
              onClick={() => {
                stop();
                setFile(undefined);
              }}
              variant="secondary"
            >
              {words.cancel}
            </Button>
          ) : (
            <Button
              onClick={() =>
                checkChosen(new File([sampleDrawing], `${words.sampleName}.svg`, { type: "image/svg+xml" }))
              }
              variant="secondary"
            >
              {words.trySample}
            </Button>
          )}
          {fault && <Link href={sample.href}>{sample.label}</Link>}
        </div>
        {fault && <FormMessage tone="error">{fault}</FormMessage>}
      </div>
      {checked && file && Report && (
        <Report
          checker={checked.checker}
          data={data}
          file={file}
          key={`${file.name} ${checked.turn}`}
          language={language}
          material={material}
          onRescale={(more) => check(file, more)}
          read={checked.read}
          remember={remember}
          thickness={thickness}
        />
      )}
      <LiveRegion message={announcement.message} turn={announcement.turn} />
    </Section>
  );
}
