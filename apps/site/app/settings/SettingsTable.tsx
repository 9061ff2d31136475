import type { SettingsColumns, SettingsTableRow } from "@lightmaker/content";
import { type Format, quantity, text } from "./figures.ts";
import * as styles from "./settings.css.ts";

interface SettingsTableProps {
  /** Accessible name. */
  label: string;
  /** Heading of the column with the names of the rows. */
  head: string;
  columns: SettingsColumns;
  rows: readonly SettingsTableRow[];
  format: Format;
}

/** Settings in rows, with a column for each thickness. */
export function SettingsTable({ label, head, columns, rows, format }: SettingsTableProps) {
  const { power, passes, thicknesses, confidenceNames } = columns;
  const thickness = (value: number) => text(quantity([value], "mm"), format);
  const heads = [head, power, passes, ...thicknesses.map(thickness)];
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
        {rows.map(({ name, settings }) => (
          <tr className={styles.row} key={name}>
            <th className={styles.name} scope="row">
              {name}
            </th>
            <td className={styles.cell} data-column={power}>
              {settings[0] && text(quantity(settings[0].power, "%"), format)}
            </td>
            <td className={styles.cell} data-column={passes}>
              {settings[0]?.passes}
            </td>
            {thicknesses.map((each) => {
              const known = settings.find((one) => one.thickness === each);
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
