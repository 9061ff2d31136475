import { useId } from "react";
import { Section } from "../../components/Section/index.ts";
import { Text } from "../../components/Text/index.ts";
import type { BlockRootProps } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import * as styles from "./FactTable.css.ts";
import type { FactTableData } from "./FactTable.data.ts";

export interface FactTableProps extends FactTableData, BlockRootProps {}

/** A plain table under a heading. On a phone the name of a row is above its cells, so that the text has enough width. */
export function FactTable({
  title,
  lead,
  head,
  columns,
  rows,
  note,
  headingLevel = 2,
  ...rest
}: FactTableProps) {
  const id = useId();
  return (
    <Section density="compact" {...rest} labelledBy={id}>
      <SectionHeader id={id} lead={lead} level={headingLevel} title={title} />
      <table aria-labelledby={id} className={styles.table}>
        <thead className={styles.heads}>
          <tr className={styles.row}>
            <th className={styles.head} scope="col">
              {head}
            </th>
            {columns.map((column) => (
              <th className={styles.head} key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {rows.map(({ name, cells }) => (
            <tr className={styles.row} key={name}>
              <th className={styles.name} scope="row">
                {name}
              </th>
              {columns.map((column, index) => (
                <td className={styles.cell} key={column}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note === undefined ? null : (
        <Text className={styles.note} size="small" tone="muted">
          {note}
        </Text>
      )}
    </Section>
  );
}
