import type { SettingsCardLabels } from "@lightmaker/content";
import {
  type CardSpec,
  cardFor,
  mostCells,
  mostValues,
  projectOfCard,
  type TestCard,
  testCard,
  toDxf,
  toLbrn2,
  toPdf,
  toSvg,
} from "@lightmaker/content/settings/browser";
import { machines } from "@lightmaker/content/settings/machines";
import { Button, Field, Heading, Select, SpecList, Text, TextInput } from "@lightmaker/ui";
import { useState } from "react";
import {
  type AxisEntry,
  type CardSetting,
  cardSettings,
  type Fault,
  type Limits,
  readAxis,
  readFigure,
} from "./card-values.ts";
import type { Choice } from "./choice.ts";
import { type Format, text } from "./figures.ts";
import { save } from "./save-file.ts";
import * as styles from "./settings.css.ts";

export interface TestCardFormProps {
  choice: Choice;
  labels: SettingsCardLabels;
  format: Format;
}

/** Rows and columns of a card. */
const axes = {
  powerSpeed: ["power", "speed"],
  powerPasses: ["power", "passes"],
  speedPasses: ["speed", "passes"],
  powerInterval: ["power", "interval"],
  speedInterval: ["speed", "interval"],
} as const satisfies Record<string, readonly [rows: CardSetting, columns: CardSetting]>;
type Axes = keyof typeof axes;

const isAxes = (value: string): value is Axes => Object.hasOwn(axes, value);
/** Returns the settings that a card has. */
const settingsOf = ({ filled }: CardSpec): readonly CardSetting[] =>
  cardSettings.filter((setting) => filled || setting !== "interval");
const isFault = (value: object | number): value is Fault => typeof value === "object" && "fault" in value;

type Entries = Readonly<Record<CardSetting, AxisEntry>>;

/** Most passes over one square. */
const mostPasses = 10;
/** Least and most distance between lines, in millimetres: from finer than any spot to lines that lie apart. */
const [leastInterval, mostInterval] = [0.01, 1];

function entriesOf({ rows, columns, fixed }: CardSpec): Entries {
  const { interval = leastInterval } = fixed;
  const entry = (values: readonly number[]): AxisEntry => ({
    from: String(Math.min(...values)),
    to: String(Math.max(...values)),
    steps: String(values.length),
  });
  return {
    power: entry(rows.values),
    speed: entry(columns.values),
    passes: { from: String(fixed.passes), to: String(fixed.passes + 2), steps: "3" },
    interval: { from: String(interval), to: String(Math.round(3_000 * interval) / 1_000), steps: "3" },
  };
}

const limitsOf = ({ maxSpeed }: CardSpec): Readonly<Record<CardSetting, Limits>> => ({
  power: { least: 1, most: 100, decimals: 0 },
  speed: { least: 0.1, most: maxSpeed, decimals: 1 },
  passes: { least: 1, most: mostPasses, decimals: 0 },
  interval: { least: leastInterval, most: mostInterval, decimals: 3 },
});

type Read = Readonly<Record<CardSetting, readonly number[] | number | Fault>>;

type Made = { readonly card: TestCard } | { readonly fault: "squares" | "area" };

/** Makes the card of entries without faults. */
function make(base: CardSpec, [rows, columns]: (typeof axes)[Axes], read: Read): Made | undefined {
  const values = (setting: CardSetting) => {
    const each = read[setting];
    // The suggested values are not evenly spaced.
    const own = setting === "power" ? base.rows.values : setting === "speed" ? base.columns.values : [];
    if (!Array.isArray(each)) return undefined;
    const same =
      each.length === own.length && each[0] === Math.min(...own) && each.at(-1) === Math.max(...own);
    return (same ? own : each) as readonly number[];
  };
  const [down, across] = [values(rows), values(columns)];
  const others = settingsOf(base).filter((each) => each !== rows && each !== columns);
  const fixed = others.map((setting) => [setting, read[setting]] as const);
  if (!down || !across || !fixed.every(([, value]) => typeof value === "number")) return undefined;
  if (down.length * across.length > mostCells) return { fault: "squares" };
  try {
    const card = testCard({
      ...base,
      rows: { setting: rows, values: down },
      columns: { setting: columns, values: across },
      fixed: { ...base.fixed, ...Object.fromEntries(fixed) },
    });
    return { card };
  } catch (error) {
    // Every other limit is checked above.
    if (error instanceof RangeError) return { fault: "area" };
    throw error;
  }
}

/** Lines of the drawing are finer than a pixel at the size of the preview. */
const previewOf = (card: TestCard) =>
  `data:image/svg+xml,${encodeURIComponent(toSvg(card).replace('stroke-width="0.1"', 'stroke-width="0.35"'))}`;

/** Form for the axes of a test card, with its drawing, size and time, and its files. Everything is made in the browser. */
export function TestCardForm({ choice, labels, format }: TestCardFormProps) {
  const { material, thickness, operation } = choice;
  const [base] = useState(() => {
    const machine = machines.find(({ id }) => id === choice.machine);
    if (!machine) throw new RangeError(`There is no machine "${choice.machine}".`);
    return cardFor({ material, thickness, operation, model: machine.model, watts: machine.watts });
  });
  const [chosen, setChosen] = useState<Axes>("powerSpeed");
  const [entries, setEntries] = useState(() => entriesOf(base));
  const limits = limitsOf(base);
  const settings = settingsOf(base);
  const [rows, columns] = axes[chosen];
  const varies = (setting: CardSetting) => setting === rows || setting === columns;
  const readOf = (setting: CardSetting) =>
    varies(setting)
      ? readAxis(entries[setting], limits[setting], mostValues)
      : readFigure(entries[setting].from, "from", limits[setting]);
  const read: Read = {
    power: readOf("power"),
    speed: readOf("speed"),
    passes: readOf("passes"),
    interval: readOf("interval"),
  };
  const made = make(base, axes[chosen], read);
  const fault = made && "fault" in made ? labels.faults[made.fault].replace("{most}", String(mostCells)) : "";
  const card = made && "card" in made ? made.card : undefined;

  const errorOf = (setting: CardSetting, field: keyof AxisEntry) => {
    const each = read[setting];
    if (!isFault(each) || each.field !== field) return undefined;
    return labels.faults[each.fault]
      .replace("{least}", String(each.least))
      .replace("{most}", String(each.most));
  };
  const input = (setting: CardSetting, field: keyof AxisEntry, label: string) => (
    <Field error={errorOf(setting, field)} label={label}>
      <TextInput
        autoComplete="off"
        inputMode="decimal"
        onChange={({ target }) =>
          setEntries((all) => ({ ...all, [setting]: { ...all[setting], [field]: target.value } }))
        }
        value={entries[setting][field]}
      />
    </Field>
  );
  const pdfTexts = ({ cells }: TestCard) => ({
    language: format.language,
    alternative: [
      labels.alternative,
      ...cells.map(({ setting: { power, speed, passes, interval } }) =>
        [`${power} %`, `${speed} mm/s`, `${passes} ×`, ...(interval ? [`${interval} mm`] : [])].join(" · "),
      ),
    ].join("; "),
  });
  const file = `test-grid-${choice.machine}-${material}-${thickness}mm-${operation}`;
  const air = operation === "cut" || operation === "score";

  return (
    <section aria-label={labels.title} className={styles.card}>
      <div className={styles.cardFields}>
        <Heading level={4}>{labels.title}</Heading>
        <Text size="small" tone="muted">
          {labels.lead}
        </Text>
        <Field label={labels.axes}>
          <Select
            onChange={({ target }) => isAxes(target.value) && setChosen(target.value)}
            options={Object.entries(axes)
              .filter(([, pair]) => pair.every((setting) => settings.includes(setting)))
              .map(([value]) => ({ value, label: labels.axisNames[value as Axes] }))}
            value={chosen}
          />
        </Field>
        {settings.map((setting) => (
          <fieldset key={setting}>
            <legend className={styles.legend}>{labels[setting]}</legend>
            <div className={styles.axis}>
              {varies(setting) ? (
                <>
                  {input(setting, "from", labels.from)}
                  {input(setting, "to", labels.to)}
                  {input(setting, "steps", labels.steps)}
                </>
              ) : (
                input(setting, "from", labels.fixed)
              )}
            </div>
          </fieldset>
        ))}
      </div>
      <div className={styles.result}>
        <div aria-live="polite">{fault && <Text>{fault}</Text>}</div>
        {card && (
          <>
            <img
              alt={labels.preview}
              className={styles.preview}
              height={Math.round(card.height)}
              src={previewOf(card)}
              width={Math.round(card.width)}
            />
            <SpecList
              items={[
                { label: labels.squares, value: String(card.cells.length) },
                { label: labels.sheet, value: text(card.sheet, format) },
                { label: labels.time, value: text({ ...card.minutes, unit: labels.minutes }, format) },
              ]}
            />
            <div className={styles.actions}>
              <Button onClick={() => save(`${file}.svg`, toSvg(card), "image/svg+xml")} variant="secondary">
                {labels.svg}
              </Button>
              <Button onClick={() => save(`${file}.dxf`, toDxf(card), "image/vnd.dxf")} variant="secondary">
                {labels.dxf}
              </Button>
              <Button
                onClick={() => save(`${file}.pdf`, toPdf(card, pdfTexts(card)), "application/pdf")}
                variant="secondary"
              >
                {labels.pdf}
              </Button>
              <Button
                onClick={() =>
                  save(`${file}.lbrn2`, toLbrn2(projectOfCard(card, air)), "application/octet-stream")
                }
                variant="secondary"
              >
                {labels.lightBurn}
              </Button>
            </div>
          </>
        )}
      </div>
    </section>
  );
}
