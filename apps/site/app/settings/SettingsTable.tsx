import type { SettingsColumns, SettingsTableRow } from "@lightmaker/content";
import { ToolTable } from "../tools/ToolTable.tsx";
import * as table from "../tools/tools.css.ts";
import { type Format, quantity, text } from "./figures.ts";
import { sure } from "./settings.css.ts";

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
    <ToolTable heads={heads} label={label}>
      {rows.map(({ name, settings }) => (
        <tr className={table.row} key={name}>
          <th className={table.name} scope="row">
            {name}
          </th>
          <td className={table.cell} data-column={power}>
            {settings[0] && text(quantity(settings[0].power, "%"), format)}
          </td>
          <td className={table.cell} data-column={passes}>
            {settings[0]?.passes}
          </td>
          {thicknesses.map((each) => {
            const known = settings.find((one) => one.thickness === each);
            return (
              <td className={table.cell} data-column={thickness(each)} key={each}>
                {known ? (
                  <>
                    {text(quantity(known.speed, "mm/s"), format)}
                    <span className={sure}>{confidenceNames[known.confidence]}</span>
                  </>
                ) : (
                  "—"
                )}
              </td>
            );
          })}
        </tr>
      ))}
    </ToolTable>
  );
}
