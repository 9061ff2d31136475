import { Unstyled } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import * as styles from "./docs.css.ts";

/** A section of a page with its heading, without Storybook's own text styles. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Unstyled>
      <section className={styles.part}>
        <h2 id={title.toLowerCase().replaceAll(/\W+/g, "-")} className={styles.heading}>
          {title}
        </h2>
        {children}
      </section>
    </Unstyled>
  );
}

/** A table with column headings and row headings. */
export function Table({
  columns,
  rows,
}: {
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a page never change their order
          <tr key={index}>
            <th scope="row">{head}</th>
            {cells.map((cell, column) => (
              <td key={columns[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
