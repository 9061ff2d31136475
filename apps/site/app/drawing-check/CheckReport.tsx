import type { CheckedModel, DrawingCheckBlockData } from "@lightmaker/content";
import { type Language, languageTag, pagePath } from "@lightmaker/content/routes";
import {
  answerTo,
  projectOfDrawing,
  type Answer as SettingsAnswer,
  type SubstanceId,
  toDxf,
  toLbrn2,
  toSvg,
} from "@lightmaker/content/settings/browser";
import {
  operations as allOperations,
  costOf,
  type FileUnit,
  type Finding,
  fitOf,
  nest,
  type Operation,
  type Range,
  severityOf,
  type TimeOptions,
} from "@lightmaker/drawing";
import {
  Button,
  DrawingPreview,
  type DrawingPreviewPlace,
  Field,
  FindingList,
  FormMessage,
  Heading,
  Link,
  Select,
  SpecList,
  Text,
  TextInput,
} from "@lightmaker/ui";
import { strToU8, zipSync } from "fflate";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { keepFileFor } from "../forms/pending-file.ts";
import { fillOtherForm } from "../forms/useDraft.ts";
import { save } from "../settings/save-file.ts";
import { type Checker, CheckerError } from "./checker.ts";
import * as styles from "./drawing-check.css.ts";
import type { Planned, Read } from "./messages.ts";

export interface CheckReportProps {
  checker: Checker;
  read: Read;
  file: File;
  data: Omit<DrawingCheckBlockData, "language">;
  language: Language;
  material: string;
  thickness: number;
  /** Checks the file again in another unit or size. */
  onRescale: (more: { readonly unit?: FileUnit; readonly width?: number }) => void;
  /** Writes parameters into the URL. */
  remember: (parameters: Readonly<Record<string, string>>) => void;
}

/** Figures that the visitor types, by name. Empty ones are not known. */
const entries = {
  cut: "",
  score: "",
  engrave: "",
  interval: "",
  acceleration: "1000",
  jump: "300",
  sheetWidth: "",
  sheetHeight: "",
  gap: "3",
  price: "",
  hour: "",
  energy: "",
  power: "",
  width: "",
};
type Entry = keyof typeof entries;

/** Reads a figure with a point or a comma. Returns undefined for anything else than a positive number. */
function figureOf(text: string): number | undefined {
  const value = Number(text.trim().replace(",", "."));
  return text.trim() !== "" && Number.isFinite(value) && value > 0 ? value : undefined;
}

const order = { problem: 0, warning: 1, note: 2 } as const;

/** What is known about a model for this drawing. */
interface ModelAnswer {
  readonly model: CheckedModel;
  readonly watts: number;
  readonly cut: SettingsAnswer;
  /** Why the model cannot do it. */
  readonly refusal: string | undefined;
}

/** The report on a drawing: findings, layers, machines, pieces on a sheet, cost, and the ways on. */
export function CheckReport({
  checker,
  read,
  file,
  data,
  language,
  material,
  thickness,
  onRescale,
  remember,
}: CheckReportProps) {
  const { labels, models } = data;
  const navigate = useNavigate();
  const [operations, setOperations] = useState(read.operations);
  const [typed, setTyped] = useState(entries);
  const [shownId, setShownId] = useState<string>();
  const [planned, setPlanned] = useState<Planned>();
  const [chosen, setChosen] = useState(() => new URLSearchParams(location.search).get("machine") ?? "");
  const [message, setMessage] = useState<{ tone: "success" | "error"; text: string }>();
  const format = new Intl.NumberFormat(languageTag[language], { maximumFractionDigits: 1 });
  const money = new Intl.NumberFormat(languageTag[language], { maximumFractionDigits: 2 });
  const typedOf = (name: Entry) => figureOf(typed[name]);
  const fill = (text: string, values: Readonly<Record<string, string>>) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

  const used = new Set(operations);
  const answers: readonly ModelAnswer[] = models.map((model) => {
    const all = model.watts.map((watts) => {
      const query = { material: material as SubstanceId, thickness, model: model.id, watts };
      const asked = (["cut", "score", "engrave"] as const)
        .filter((operation) => used.has(operation))
        .map((operation) => answerTo({ ...query, operation }));
      const refused = asked.find((each) => each.kind === "notPossible");
      const cut = answerTo({ ...query, operation: "cut" });
      const refusal =
        refused &&
        fill(data.reasons[refused.reason] ?? "", {
          most: "limit" in refused ? format.format(Math.max(...refused.limit.figures)) : "",
        });
      return { model, watts, cut, refusal };
    });
    // The strongest version with settings answers for the model, or the strongest.
    const best = all.findLast(({ cut, refusal }) => !refusal && cut.kind === "settings") ?? all.at(-1);
    if (!best) throw new RangeError(`${model.name} has no laser power.`);
    return best;
  });
  const jobs: readonly TimeOptions[] = answers.map(({ cut, model }) => {
    const low = typedOf("acceleration") ?? 1000;
    const own = (name: "cut" | "score" | "engrave"): { speed: Range; passes: number } | undefined => {
      const speed = typedOf(name);
      return speed === undefined
        ? undefined
        : {
            speed: { least: Math.min(speed, model.maxSpeed), most: Math.min(speed, model.maxSpeed) },
            passes: 1,
          };
    };
    const known =
      cut.kind === "settings"
        ? {
            speed: { least: Math.min(...cut.speed.figures), most: Math.max(...cut.speed.figures) },
            passes: Number(cut.passes.figures[0]),
          }
        : undefined;
    const [cutFeed, scoreFeed, engraveFeed] = [own("cut") ?? known, own("score"), own("engrave")];
    const interval = typedOf("interval");
    return {
      motion: {
        acceleration: { least: low, most: low },
        jumpSpeed: Math.min(typedOf("jump") ?? 300, model.maxSpeed),
      },
      ...(cutFeed && { cut: cutFeed }),
      ...(scoreFeed && { score: scoreFeed }),
      ...(engraveFeed && interval !== undefined && { engrave: { ...engraveFeed, interval } }),
    };
  });
  const question = JSON.stringify([operations, jobs]);
  useEffect(() => {
    let isLate = false;
    const [asked, tasks] = JSON.parse(question) as [readonly Operation[], readonly TimeOptions[]];
    checker.ask({ kind: "plan", operations: asked, jobs: tasks }).then(
      (answer) => {
        if (!isLate && answer.kind === "plan") setPlanned(answer);
      },
      (error: unknown) => {
        console.warn("The times were not computed.", error);
        setMessage({
          tone: "error",
          text: data.faults[error instanceof CheckerError ? error.fault : "failed"],
        });
      },
    );
    return () => {
      isLate = true;
    };
  }, [checker, question, data.faults]);

  const fits = models.map(({ area }) =>
    area && planned ? fitOf(read, planned.parts, { width: area[0], height: area[1] }) : undefined,
  );
  const defaultMachine =
    models.find((_, index) => {
      const kind = fits[index]?.kind;
      return (kind === "fits" || kind === "turned") && !answers[index]?.refusal;
    }) ?? models[0];
  const machine = models.find(({ id }) => id === chosen) ?? defaultMachine;
  const place = machine ? models.indexOf(machine) : 0;
  const minutes = ({ least, most }: Range) => {
    const [from, to] = [Math.max(0, least / 60), most / 60];
    const digits = to < 10 ? 1 : 0;
    const [low, high] = [Number(from.toFixed(digits)), Math.max(0.1, Number(to.toFixed(digits)))];
    return fill(labels.minutes, {
      value: low < high ? `${format.format(low)}–${format.format(high)}` : format.format(high),
    });
  };
  const timeOf = (index: number): { text: string; range?: Range } => {
    const [answer, time] = [answers[index], planned?.times[index]];
    if (!answer || answer.refusal) return { text: "—" };
    if (!time) return { text: "…" };
    const hasPart = time.cut ?? time.score ?? time.engrave;
    if (!hasPart) {
      const reason = answer.cut.kind === "testCard" && used.has("cut") ? data.reasons[answer.cut.reason] : "";
      return { text: [reason, labels.noTime].filter(Boolean).join(" ") };
    }
    const text = minutes(time.total);
    return { text: time.complete ? text : `${text} · ${labels.partly}`, range: time.total };
  };
  const fitText = (index: number) => {
    const fit = fits[index];
    if (!fit) return models[index]?.area ? "…" : data.fits.unknown;
    return fill(data.fits[fit.kind], { count: fit.kind === "tiles" ? String(fit.count) : "" });
  };

  const found = read.findings
    .flatMap((finding, index) => {
      const operation = finding.layer === undefined ? undefined : operations[finding.layer];
      const severity = severityOf(finding, operation);
      return severity ? [{ finding, severity, id: `finding-${index}` }] : [];
    })
    .toSorted((a, b) => order[a.severity] - order[b.severity]);
  const layerName = (index: number) =>
    read.layers[index]?.name || fill(labels.layer, { count: String(index + 1) });
  const titleOf = ({ kind, layer, count, measure }: Finding) => {
    const words = fill(data.findings[kind].title, { count: String(count) });
    const where = layer !== undefined && read.layers.length > 1 ? ` · ${layerName(layer)}` : "";
    return `${words}${measure === undefined ? "" : ` · ${money.format(measure)} mm`}${where}`;
  };
  const items = found.map(({ finding, severity, id }) => ({
    id,
    severity,
    title: titleOf(finding),
    text: data.findings[finding.kind].text,
    hasPlace: finding.places.length > 0,
  }));
  const down = ({ x, y }: { readonly x: number; readonly y: number }): DrawingPreviewPlace => ({
    x,
    y: read.height - y,
  });
  const [shown, setShown] = useState<DrawingPreviewPlace>();
  const marks = (found.find(({ id }) => id === shownId)?.finding.places ?? []).map(down);
  const size = `${format.format(read.width)} × ${format.format(read.height)}`;

  const sheet = {
    width: typedOf("sheetWidth") ?? machine?.area?.[0] ?? 0,
    height: typedOf("sheetHeight") ?? machine?.area?.[1] ?? 0,
  };
  const nesting = nest(read, sheet, figureOf(typed.gap) ?? 0);
  const time = timeOf(place);
  const [price, hour, energy, power] = [
    typedOf("price"),
    typedOf("hour"),
    typedOf("energy"),
    typedOf("power"),
  ];
  const cost = costOf(time.range, {
    pieces: nesting.count,
    ...(price !== undefined && { sheet: price }),
    ...(hour !== undefined && { hour }),
    ...(energy !== undefined && { energy }),
    ...(power !== undefined && { power }),
  });
  const missing = [
    ...(cost.material === undefined ? [labels.price] : []),
    ...(cost.labour ? [] : [labels.hour]),
    ...(cost.energy ? [] : [labels.energy]),
  ];
  const between = ({ least, most }: Range) =>
    money.format(least) === money.format(most)
      ? money.format(least)
      : `${money.format(least)}–${money.format(most)}`;

  const name = file.name.replace(/\.[^.]*$/, "");
  const materialName = data.materials.find(({ id }) => id === material)?.name ?? material;
  const lines = [
    `${labels.report}: ${file.name}`,
    `${labels.size}: ${size} mm`,
    `${labels.material}: ${materialName}, ${thickness} mm`,
    ...(machine ? [`${labels.chosenMachine}: ${machine.name} · ${fitText(place)} · ${time.text}`] : []),
    ...read.layers.map(
      (_, index) => `${layerName(index)}: ${data.operations[operations[index] ?? "ignore"]}`,
    ),
    ...(items.length === 0
      ? [labels.nothing]
      : items.map(({ severity, title }) => `${data.severities[severity]}: ${title}`)),
  ];

  const clean = async () => {
    const answer = await checker.ask({ kind: "clean", operations, title: name });
    if (answer.kind !== "clean") throw new CheckerError("failed");
    return answer.drawing;
  };
  const download = async (kind: "svg" | "dxf" | "lbrn2") => {
    try {
      const drawing = await clean();
      const cut = answers[place]?.cut;
      if (kind === "svg") save(`${name}-clean.svg`, toSvg(drawing), "image/svg+xml");
      else if (kind === "dxf") save(`${name}-clean.dxf`, toDxf(drawing), "image/vnd.dxf");
      else {
        const project = projectOfDrawing(
          drawing,
          (layer) => {
            const filled = layer.name === "ENGRAVE";
            const isKnown = layer.name === "CUT" && cut?.kind === "settings";
            const own = typedOf(filled ? "engrave" : layer.name === "CUT" ? "cut" : "score");
            return {
              // Without settings, no power: the machine then draws nothing instead of burning.
              power: isKnown ? Math.min(...cut.power.figures) : 0,
              speed: own ?? (isKnown ? Math.min(...cut.speed.figures) : 100),
              passes: isKnown ? Number(cut.passes.figures[0]) : 1,
              filled,
              air: !filled,
              ...(filled && { interval: typedOf("interval") ?? 0.1 }),
            };
          },
          lines.join("\n"),
        );
        save(`${name}.lbrn2`, toLbrn2(project), "application/octet-stream");
      }
    } catch (error) {
      console.warn("The drawing was not written.", error);
      setMessage({ tone: "error", text: data.faults.failed });
    }
  };
  const copy = () => {
    remember({ machine: machine?.id ?? "" });
    navigator.clipboard.writeText(location.href).then(
      () => setMessage({ tone: "success", text: labels.copied }),
      () => setMessage({ tone: "error", text: labels.copyFailed }),
    );
  };
  const send = async () => {
    const text = lines.join("\n");
    const bytes = zipSync({
      [file.name]: new Uint8Array(await file.arrayBuffer()),
      "report.txt": strToU8(text),
    });
    const isKept = fillOtherForm("sample", {
      sampleModel: machine?.name ?? "",
      applicationDescription: text.slice(0, 1500),
    });
    if (!isKept) {
      setMessage({ tone: "error", text: labels.sendFailed });
      return;
    }
    keepFileFor("sample", new File([bytes], `${name}.zip`, { type: "application/zip" }));
    await navigate(`${pagePath("sample", language)}#apply`);
  };

  const input = (entry: Entry, label: string) => (
    <Field label={label}>
      <TextInput
        autoComplete="off"
        inputMode="decimal"
        name={entry}
        onChange={({ target }) => setTyped((all) => ({ ...all, [entry]: target.value }))}
        value={typed[entry]}
      />
    </Field>
  );
  const origin = { stated: labels.unitStated, guessed: labels.unitGuessed, chosen: labels.unitChosen };

  return (
    <section aria-label={labels.result} className={styles.report} data-drawing-report="">
      <div className={styles.columns}>
        <div className={styles.part}>
          <Heading level={3}>{labels.result}</Heading>
          <DrawingPreview
            height={read.height}
            labels={{
              drawing: fill(labels.preview, { name: file.name, value: size }),
              zoomIn: labels.zoomIn,
              zoomOut: labels.zoomOut,
              whole: labels.whole,
              help: labels.help,
            }}
            layers={read.paths.map(({ layer, data: path }) => ({
              data: path,
              operation: operations[layer] ?? "ignore",
            }))}
            marks={marks}
            shown={shown}
            width={read.width}
          />
          <SpecList
            items={[
              { label: labels.size, value: `${size} mm` },
              {
                label: labels.unit,
                value: fill(origin[read.unitFrom], { value: data.unitNames[read.unit] }),
              },
            ]}
          />
          <div className={`${styles.fields} ${styles.onScreen}`}>
            <Field label={labels.unit}>
              <Select
                name="unit"
                onChange={({ target }) =>
                  onRescale(target.value === "auto" ? {} : { unit: target.value as FileUnit })
                }
                options={Object.entries(data.units).map(([value, label]) => ({ value, label }))}
                value={
                  read.unitFrom === "chosen" && Object.hasOwn(data.units, read.unit) ? read.unit : "auto"
                }
              />
            </Field>
            {input("width", labels.shouldBe)}
          </div>
          {typedOf("width") !== undefined && (
            <div className={styles.actions}>
              <Button
                onClick={() => onRescale({ width: typedOf("width") ?? read.width })}
                variant="secondary"
              >
                {labels.rescale}
              </Button>
            </div>
          )}
        </div>
        <div className={styles.part}>
          <Heading level={3}>{labels.findings}</Heading>
          {items.length === 0 ? (
            <Text>{labels.nothing}</Text>
          ) : (
            <FindingList
              items={items}
              labels={{ severities: data.severities, show: labels.show, showOf: labels.showOf }}
              onShow={(id) => {
                setShownId(id);
                const first = found.find((each) => each.id === id)?.finding.places[0];
                setShown(first && down(first));
              }}
              shownId={shownId}
            />
          )}
          <Heading level={3}>{labels.layers}</Heading>
          {read.layers.map((layer, index) => (
            <Field
              hint={fill(labels.layerMeasures, { value: format.format(layer.length) })}
              key={`${layer.name} ${layer.color} ${layer.filled} ${layer.hidden}`}
              label={`${layerName(index)} · ${layer.color}`}
            >
              <Select
                onChange={({ target }) => setOperations((all) => all.with(index, target.value as Operation))}
                options={allOperations.map((each) => ({ value: each, label: data.operations[each] }))}
                value={operations[index] ?? "ignore"}
              />
            </Field>
          ))}
        </div>
      </div>
      <div className={styles.part}>
        <Heading level={3}>{labels.machines}</Heading>
        <Text size="small" tone="muted">
          {labels.machinesNote}
        </Text>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard. */}
        <section aria-label={labels.machines} className={styles.scroller} tabIndex={0}>
          <table className={styles.table} data-drawing-machines="">
            <thead>
              <tr>
                <th scope="col">{labels.machine}</th>
                <th scope="col">{labels.fit}</th>
                <th scope="col">{labels.time}</th>
              </tr>
            </thead>
            <tbody>
              {answers.map(({ model, watts, refusal }, index) => (
                <tr key={model.id}>
                  <th scope="row">
                    <Link href={model.link.href}>{model.name}</Link> · {watts} W
                  </th>
                  <td>{fitText(index)}</td>
                  <td>{refusal ?? timeOf(index).text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <Text size="small" tone="muted">
          {labels.formula}
        </Text>
        <div className={`${styles.fields} ${styles.onScreen}`}>
          {input("acceleration", labels.accelerationLeast)}
          {input("jump", labels.accelerationMost)}
        </div>
        <Heading level={4}>{labels.ownSpeeds}</Heading>
        <div className={styles.fields}>
          {input("cut", labels.ownCut)}
          {input("score", labels.ownScore)}
          {input("engrave", labels.ownEngrave)}
          {input("interval", labels.interval)}
        </div>
      </div>
      <div className={styles.part}>
        <Heading level={3}>{labels.sheet}</Heading>
        <div className={styles.fields}>
          <Field label={labels.chosenMachine}>
            <Select
              name="machine"
              onChange={({ target }) => {
                setChosen(target.value);
                remember({ machine: target.value });
              }}
              options={models.map((each) => ({ value: each.id, label: each.name }))}
              value={machine?.id ?? ""}
            />
          </Field>
          {input("sheetWidth", labels.sheetWidth)}
          {input("sheetHeight", labels.sheetHeight)}
          {input("gap", labels.gap)}
        </div>
        <Text data-drawing-pieces="">
          {format.format(sheet.width)} × {format.format(sheet.height)} mm:{" "}
          {fill(labels.pieces, {
            count: String(nesting.count),
            value: format.format(nesting.used * 100),
          })}
        </Text>
        <Heading level={3}>{labels.cost}</Heading>
        <Text size="small" tone="muted">
          {labels.costNote}
        </Text>
        <div className={styles.fields}>
          {input("price", labels.price)}
          {input("hour", labels.hour)}
          {input("energy", labels.energy)}
          {input("power", labels.power)}
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
      <div className={`${styles.part} ${styles.onScreen}`}>
        <Heading level={3}>{labels.next}</Heading>
        <Text>{labels.sendNote}</Text>
        <div className={styles.actions}>
          <Button onClick={send} variant="primary">
            {labels.send}
          </Button>
          <Button onClick={() => download("svg")} variant="secondary">
            {labels.svg}
          </Button>
          <Button onClick={() => download("dxf")} variant="secondary">
            {labels.dxf}
          </Button>
          <Button onClick={() => download("lbrn2")} variant="secondary">
            {labels.lightBurn}
          </Button>
          <Button onClick={() => print()} variant="secondary">
            {labels.print}
          </Button>
          <Button onClick={copy} variant="secondary">
            {labels.copy}
          </Button>
        </div>
        {message && <FormMessage tone={message.tone}>{message.text}</FormMessage>}
      </div>
    </section>
  );
}
