import type { KnownSettings, SettingsBlockData, Shell } from "@lightmaker/content";
import { type Language, languageTag } from "@lightmaker/content/routes";
import { Disclosure, Link, Section, Text } from "@lightmaker/ui";
import { useId } from "react";
import { useSharedUnits } from "../products/shared-units.ts";
import { type Format, quantity, text } from "./figures.ts";
import { SettingsHeader } from "./SettingsHeader.tsx";
import * as styles from "./settings.css.ts";

interface TablesProps {
  data: SettingsBlockData;
  format: Format;
}

interface Row {
  readonly name: string;
  readonly settings: readonly KnownSettings[];
}

interface TableProps extends TablesProps {
  /** Heading of the column with the names of the rows. */
  head: string;
  label: string;
  rows: readonly Row[];
}

/** Settings in rows, with a column for each thickness. Power and passes are the same for every thickness of a row. */
function Table({ data, format, head, label, rows }: TableProps) {
  const { labels, tables, confidenceNames } = data;
  const thickness = (value: number) => text(quantity([value], "mm"), format);
  const heads = [head, labels.power, labels.passes, ...tables.thicknesses.map(thickness)];
  return (
    <table aria-label={label} className={styles.table}>
      <thead className={styles.heads}>
        <tr>
          {heads.map((each) => (
            <th className={styles.columnHead} key={each} scope="col">
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map(({ name, settings: [first, ...more] }) => (
          <tr className={styles.row} key={name}>
            <th className={styles.name} scope="row">
              {name}
            </th>
            <td className={styles.cell} data-column={labels.power}>
              {first && text(quantity(first.power, "%"), format)}
            </td>
            <td className={styles.cell} data-column={labels.passes}>
              {first?.passes}
            </td>
            {tables.thicknesses.map((each) => {
              const known = [first, ...more].find((one) => one?.thickness === each);
              return (
                <td className={styles.cell} data-column={thickness(each)} key={each}>
                  {known ? (
                    <>
                      {text(quantity(known.speed, "mm/s"), format)}
                      <span className={styles.sure}>{confidenceNames[known.confidence]}</span>
                    </>
                  ) : (
                    "—"
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Groups settings into rows by their names, in order. */
function rowsBy(known: readonly KnownSettings[], nameOf: (each: KnownSettings) => string): readonly Row[] {
  return [...Map.groupBy(known, nameOf)].map(([name, settings]) => ({ name, settings }));
}

const materialName = ({ materials }: SettingsBlockData, id: string) =>
  materials.find((each) => each.id === id)?.name ?? id;

/** All settings of one machine. */
export function MachineTable({ data, format, machine }: TablesProps & { machine: number }) {
  const operation = (id: string) => data.operations.find((each) => each.id === id)?.name ?? id;
  const own = data.known.filter((each) => each.machine === machine);
  return (
    <Table
      data={data}
      format={format}
      head={data.labels.material}
      label={data.machines[machine]?.name ?? ""}
      rows={rowsBy(own, (each) => `${materialName(data, each.material)} · ${operation(each.operation)}`)}
    />
  );
}

/** Tables of all machines, each behind its name, and what is known of none. */
function MachineTables({ data, format }: TablesProps) {
  const heading = useId();
  const { title, lead, none } = data.tables.machines;
  return (
    <Section id="machines" labelledBy={heading} tone="surface">
      <SettingsHeader id={heading} lead={lead} title={title} />
      <div className={styles.tables}>
        {data.machines.map(({ id, name, files, unknown }, index) =>
          files.length === 0 ? null : (
            <Disclosure headingLevel={3} id={id} key={id} summary={name}>
              <MachineTable data={data} format={format} machine={index} />
              <div className={styles.after}>
                <Text size="small">{unknown}</Text>
                <Text as="div" className={styles.links} size="small">
                  <span>{data.tables.files}</span>
                  {files.map(({ href, label }) => (
                    <Link download="" href={href} key={href}>
                      {label}
                    </Link>
                  ))}
                </Text>
              </div>
            </Disclosure>
          ),
        )}
      </div>
      <Text className={styles.after} size="small" tone="muted">
        {none}
      </Text>
    </Section>
  );
}

/** Tables of all materials, each behind its name, and links to the materials of which nothing is known. */
function MaterialTables({ data, format }: TablesProps) {
  const heading = useId();
  const { title, lead, none, links } = data.tables.materials;
  const known = Map.groupBy(data.known, ({ material }) => material);
  return (
    <Section id="materials" labelledBy={heading}>
      <SettingsHeader id={heading} lead={lead} title={title} />
      <div className={styles.tables}>
        {[...known].map(([material, settings]) => (
          <Disclosure headingLevel={3} id={material} key={material} summary={materialName(data, material)}>
            <Table
              data={data}
              format={format}
              head={data.labels.machine}
              label={materialName(data, material)}
              rows={rowsBy(settings, ({ machine }) => data.machines[machine]?.name ?? "")}
            />
          </Disclosure>
        ))}
      </div>
      <div className={styles.after}>
        <Text size="small" tone="muted">
          {none}
        </Text>
        <Text as="div" className={styles.links} size="small">
          {links.map(({ href, label }) => (
            <Link href={href} key={href}>
              {label}
            </Link>
          ))}
        </Text>
      </div>
    </Section>
  );
}

interface SettingsTablesProps {
  data: SettingsBlockData;
  labels: Shell["labels"];
  language: Language;
}

/** All settings by machine and by material. Apart from the finder, so that a choice there does not render them again. */
export function SettingsTables({ data, labels, language }: SettingsTablesProps) {
  const [units] = useSharedUnits();
  const format: Format = { language: languageTag[language], labels: labels.specs, units };
  return (
    <>
      <MachineTables data={data} format={format} />
      <MaterialTables data={data} format={format} />
    </>
  );
}
