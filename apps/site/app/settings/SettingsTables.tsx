import type { SettingsTablesBlockData, Shell } from "@lightmaker/content";
import { type Language, languageTag } from "@lightmaker/content/routes";
import { Disclosure, Link, Section, Text, UnitSwitch } from "@lightmaker/ui";
import { useId } from "react";
import { useSharedUnits } from "../products/shared-units.ts";
import { ToolHeader } from "../tools/ToolHeader.tsx";
import type { Format } from "./figures.ts";
import { Sentences } from "./Sentences.tsx";
import { SettingsTable } from "./SettingsTable.tsx";
import * as styles from "./settings.css.ts";

interface SettingsTablesProps {
  data: SettingsTablesBlockData;
  labels: Shell["labels"];
  language: Language;
  id?: string;
}

/** All settings of one machine or one material, with the warnings that belong to them. */
export function SettingsTables({ data, labels, language, id }: SettingsTablesProps) {
  const { title, lead, head, columns, tables, filesLabel, note, watchTitle, sentences } = data;
  const heading = useId();
  const [units, setUnits] = useSharedUnits();
  const format: Format = { language: languageTag[language], labels: labels.specs, units };
  return (
    <Section data-sheet="settings" id={id} labelledBy={heading}>
      <ToolHeader id={heading} lead={lead} title={title} />
      <div className={styles.tables}>
        <div className={styles.onScreen}>
          <UnitSwitch className={styles.units} labels={labels.specs} onUnitsChange={setUnits} units={units} />
        </div>
        <div>
          {tables.map(({ title, rows, finder, files }, index) => (
            <Disclosure defaultOpen={index === 0} headingLevel={3} key={title} summary={title}>
              <SettingsTable columns={columns} format={format} head={head} label={title} rows={rows} />
              <div className={`${styles.after} ${styles.onScreen}`}>
                <Link href={finder.href} variant="arrow">
                  {finder.label}
                </Link>
                {files.length === 0 ? null : (
                  <Text as="div" className={styles.links} size="small">
                    <span>{filesLabel}</span>
                    {files.map(({ href, label }) => (
                      <Link download="" href={href} key={href}>
                        {label}
                      </Link>
                    ))}
                  </Text>
                )}
              </div>
            </Disclosure>
          ))}
        </div>
        {note === undefined ? null : <Text size="small">{note}</Text>}
        <Sentences headingLevel={3} sentences={sentences} title={watchTitle} />
      </div>
    </Section>
  );
}
