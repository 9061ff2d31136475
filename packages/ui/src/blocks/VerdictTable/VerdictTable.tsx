import { useId } from "react";
import type { SingleIcon } from "../../components/Icon/index.ts";
import { Section } from "../../components/Section/index.ts";
import { CheckIcon } from "../../icons/check.ts";
import { InfoIcon } from "../../icons/info.ts";
import { XIcon } from "../../icons/x.ts";
import type { BlockRootProps } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import * as styles from "./VerdictTable.css.ts";
import type { VerdictLevel, VerdictTableData } from "./VerdictTable.data.ts";

/** Word for each verdict. */
export type VerdictTableLabels = Readonly<Record<VerdictLevel, string>>;

export interface VerdictTableProps extends VerdictTableData, BlockRootProps {
  labels: VerdictTableLabels;
}

const signs: Readonly<Record<VerdictLevel, SingleIcon>> = {
  yes: CheckIcon,
  partly: InfoIcon,
  no: XIcon,
};

/** A table with tools in rows and operations in columns. Each cell has an icon and a word; the reason is below each row. */
export function VerdictTable({
  title,
  lead,
  tool,
  columns,
  rows,
  labels,
  headingLevel = 2,
  ...rest
}: VerdictTableProps) {
  const id = useId();
  return (
    <Section density="compact" {...rest} labelledBy={id}>
      <SectionHeader id={id} lead={lead} level={headingLevel} title={title} />
      <table aria-labelledby={id} className={styles.table}>
        <thead>
          <tr>
            <th className={styles.head} scope="col">
              {tool}
            </th>
            {columns.map((column) => (
              <th className={styles.head} key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ name, detail, levels, reason }) => (
          <tbody className={styles.tool} key={name}>
            <tr>
              <th className={styles.name} scope="rowgroup">
                {name}
                {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
              </th>
              {levels.map((level, index) => {
                const Sign = signs[level];
                return (
                  <td className={styles.cell} key={columns[index]}>
                    <span className={styles.level} data-level={level}>
                      <Sign size="s" />
                      {labels[level]}
                    </span>
                  </td>
                );
              })}
            </tr>
            <tr>
              <td className={styles.reason} colSpan={columns.length + 1}>
                {reason}
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </Section>
  );
}
