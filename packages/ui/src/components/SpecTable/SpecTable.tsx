"use client";

import type { ComponentPropsWithRef } from "react";
import { cx } from "../../styles/cx.ts";
import { Heading } from "../Heading/index.ts";
import { unitScope } from "../UnitSwitch/UnitSwitch.css.ts";
import { UnitSwitch, type UnitSwitchLabels, type UnitsProps } from "../UnitSwitch/UnitSwitch.tsx";
import { isConvertible, type QuantityLabels } from "./format.ts";
import * as styles from "./SpecTable.css.ts";
import { SpecValueText } from "./SpecValueText.tsx";
import type { SpecGroup } from "./spec-value.ts";

export interface SpecTableLabels extends UnitSwitchLabels, QuantityLabels {}

export interface SpecTableProps extends Omit<ComponentPropsWithRef<"div">, "children">, UnitsProps {
  /** Subject of the table, such as the name of a model. It stays visible while the table scrolls. */
  caption: string;
  /** Rows in groups. Use one group without a title for a short table. */
  groups: readonly SpecGroup[];
  /** Heading level of the caption. Titles of groups are one level below. */
  headingLevel: 2 | 3;
  /** BCP 47 language tag. Determines how numbers are formatted. */
  language: string;
  labels: SpecTableLabels;
}

/**
 * Specifications of one product, in two columns of name and value where there is room. The data is metric and the HTML
 * contains both systems of units. A native switch selects the visible system, also before hydration.
 */
export function SpecTable({
  caption,
  groups,
  headingLevel,
  language,
  units,
  defaultUnits,
  onUnitsChange,
  labels,
  className,
  ...rest
}: SpecTableProps) {
  const switchable = groups.some(({ rows }) => rows.some(({ value }) => isConvertible(value)));
  return (
    <div {...rest} className={cx(styles.root, unitScope, className)}>
      <div className={styles.head}>
        <Heading level={headingLevel} size="h4">
          {caption}
        </Heading>
        {switchable ? (
          <UnitSwitch
            defaultUnits={defaultUnits}
            labels={labels}
            onUnitsChange={onUnitsChange}
            units={units}
          />
        ) : null}
      </div>
      {groups.map((group, index) => (
        <div className={styles.group} key={group.title ?? index}>
          {group.title === undefined ? null : (
            <Heading className={styles.groupTitle} level={headingLevel === 2 ? 3 : 4} size="h4">
              {group.title}
            </Heading>
          )}
          <dl className={styles.list}>
            {group.rows.map((row) => (
              <div className={styles.row} key={row.label}>
                <dt className={styles.label}>{row.label}</dt>
                <dd className={styles.value}>
                  <SpecValueText labels={labels} language={language} value={row.value} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
