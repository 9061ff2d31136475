import type { ComponentPropsWithRef } from "react";
import { cx } from "../../styles/cx.ts";
import { Heading } from "../Heading/index.ts";
import { isConvertible, type QuantityLabels } from "./format.ts";
import * as styles from "./SpecTable.css.ts";
import type { SpecGroup } from "./SpecValue.ts";
import { SpecValueText } from "./SpecValueText.tsx";
import { unitScope } from "./UnitSwitch.css.ts";
import { UnitSwitch, type UnitSwitchLabels, type UnitsProps } from "./UnitSwitch.tsx";

export interface SpecTableLabels extends UnitSwitchLabels, QuantityLabels {}

export interface SpecTableProps extends Omit<ComponentPropsWithRef<"div">, "children">, UnitsProps {
  /** What the table describes, such as the name of a model; stays in sight while the table is read. */
  caption: string;
  /** The rows in groups; a short table is one group without a title. */
  groups: readonly SpecGroup[];
  /** Level of the caption as a heading; titles of groups are one below. */
  headingLevel: 2 | 3;
  /** BCP 47 tag of the words; decides how figures are written. */
  language: string;
  labels: SpecTableLabels;
}

/**
 * All that is known of one thing, two pairs of name and value to a line where there is room. Values are metric in the data and stand
 * in both systems in the HTML; a native switch shows one of them, before React too.
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
