import type { SettingsBlockData, Shell } from "@lightmaker/content";
import { type Language, languageTag } from "@lightmaker/content/routes";
import { Field, LiveRegion, Section, Select, Text, UnitSwitch } from "@lightmaker/ui";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useSharedUnits } from "../products/shared-units.ts";
import { writeToUrl } from "../products/url-state.ts";
import { InlineScript } from "../startup/InlineScript.tsx";
import { ToolHeader } from "../tools/ToolHeader.tsx";
import { answerTo, type Choice, choiceBeforePaint, choiceFrom, choiceInUrl, parametersOf } from "./choice.ts";
import { type Format, quantity, text } from "./figures.ts";
import { SettingsAnswer } from "./SettingsAnswer.tsx";
import * as styles from "./settings.css.ts";

interface UrlSettingsProps extends SettingsBlockData {
  shell: Shell["labels"];
  language: Language;
  id?: string;
}

/** Hash of the finder in its URLs. */
const anchor = "finder";

/** Finder of settings with its choice in the URL. */
export function UrlSettings({ shell, language, id = anchor, ...data }: UrlSettingsProps) {
  const { title, lead, materials, thicknesses, operations, machines, columns, labels } = data;
  const heading = useId();
  const { search, key } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState(data.first);
  const [units, setUnits] = useSharedUnits();
  const [announcement, setAnnouncement] = useState({ message: "", turn: 0 });
  const format: Format = { language: languageTag[language], labels: shell.specs, units };
  const latest = useRef(data);
  latest.current = data;

  // During hydration the lists are as the inline script has set them from the URL, or as the visitor has since. The key
  // changes when the visitor follows a link to the choice that the router already has.
  useLayoutEffect(() => {
    void key;
    void search;
    const finder = root.current;
    if (!finder) return;
    const isLive = document.documentElement.hasAttribute("data-live");
    const chosen = (name: string) =>
      finder.querySelector<HTMLSelectElement>(`select[name="${name}"]`)?.value ?? null;
    setChoice(isLive ? choiceInUrl(location.search, latest.current) : choiceFrom(chosen, latest.current));
    delete finder.dataset["asked"];
  }, [search, key]);

  const answer = answerTo(choice, data);
  const choose = (name: keyof Choice, value: string) => {
    const texts: Readonly<Record<string, string>> = { ...parametersOf(choice), [name]: value };
    const next = choiceFrom((each) => texts[each] ?? null, data);
    setChoice(next);
    writeToUrl(parametersOf(next), anchor);
    const { known, reason } = answerTo(next, data);
    const message = known
      ? [
          `${columns.power} ${text(quantity(known.power, "%"), format)}`,
          `${labels.speed} ${text(quantity(known.speed, "mm/s"), format)}`,
          columns.confidenceNames[known.confidence],
        ].join(", ")
      : reason.text;
    setAnnouncement(({ turn }) => ({ message, turn: turn + 1 }));
  };

  const lists = [
    {
      name: "material",
      label: labels.material,
      options: materials.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: "thickness",
      label: labels.thickness,
      options: thicknesses.map((each) => ({
        value: String(each),
        label: text(quantity([each], "mm"), format),
      })),
    },
    {
      name: "operation",
      label: labels.operation,
      options: operations.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: "machine",
      label: labels.machine,
      options: machines.map(({ id, name }) => ({ value: id, label: name })),
    },
  ] as const;

  return (
    <Section data-sheet="settings" id={id} labelledBy={heading}>
      <ToolHeader className={styles.onScreen} id={heading} lead={lead} title={title} />
      <div className={styles.finder} data-settings="" ref={root} suppressHydrationWarning>
        <div className={styles.fields}>
          {lists.map(({ name, label, options }) => (
            <Field key={name} label={label}>
              <Select
                data-choice=""
                name={name}
                onChange={({ target }) => choose(name, target.value)}
                options={options}
                value={String(choice[name])}
              />
            </Field>
          ))}
          <UnitSwitch className={styles.units} labels={shell.specs} onUnitsChange={setUnits} units={units} />
        </div>
        <div>
          <Text className={styles.needsScript}>{labels.needsScript}</Text>
          <SettingsAnswer answer={answer} choice={choice} data={data} format={format} />
        </div>
      </div>
      <InlineScript code={choiceBeforePaint} />
      <LiveRegion message={announcement.message} turn={announcement.turn} />
    </Section>
  );
}
