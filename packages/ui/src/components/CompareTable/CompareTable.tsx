"use client";

import { useId, useRef } from "react";
import { cx } from "../../styles/cx.ts";
import { Image } from "../Image/index.ts";
import { LightMark } from "../LightMark/index.ts";
import { Link } from "../Link/index.ts";
import { isConvertible } from "../SpecTable/format.ts";
import { SpecValueText } from "../SpecTable/SpecValueText.tsx";
import { unitScope } from "../UnitSwitch/UnitSwitch.css.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { CompareControls } from "./CompareControls.tsx";
import * as styles from "./CompareTable.css.ts";
import type { CompareRow, CompareTableProps } from "./CompareTable.types.ts";
import { allSame, minModels } from "./selection.ts";
import { useComparison } from "./useComparison.ts";

/**
 * Compares models side by side: two to four at a time, two on phones. The HTML contains all models. Native controls
 * choose the visible columns and rows, so it works before hydration. Differing values have the normal text colour;
 * equal values are muted.
 */
export function CompareTable({
  caption,
  models,
  groups,
  chosen: givenChosen,
  defaultChosen,
  onChosenChange,
  differencesOnly: givenDifferencesOnly,
  defaultDifferencesOnly,
  onDifferencesOnlyChange,
  units,
  defaultUnits,
  onUnitsChange,
  language,
  labels,
  className,
  ...rest
}: CompareTableProps) {
  const id = useId();
  const controls = useRef<HTMLDivElement>(null);
  const comparison = useComparison(controls, {
    models,
    chosen: givenChosen,
    defaultChosen,
    onChosenChange,
    differencesOnly: givenDifferencesOnly,
    defaultDifferencesOnly,
    onDifferencesOnlyChange,
  });
  const isSame = ({ values }: CompareRow) =>
    allSame(values.filter((_, index) => comparison.shown.includes(models[index]?.id ?? "")));
  const rows = groups.flatMap((group) => group.rows);
  const pictured = models.some(({ picture }) => picture !== undefined);
  return (
    <div {...rest} className={cx(styles.root, unitScope, className)}>
      <CompareControls
        chosen={comparison.chosen}
        defaultUnits={defaultUnits}
        differencesOnly={comparison.differencesOnly}
        labels={labels}
        models={models}
        onChoose={comparison.choose}
        onDifferencesOnlyChange={comparison.setDifferencesOnly}
        onUnitsChange={onUnitsChange}
        ref={controls}
        switchable={rows.some(({ values }) => values.some((value) => value !== null && isConvertible(value)))}
        units={units}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls; this is only a scroll container, and a section would be one more landmark. */}
      <div
        aria-label={caption}
        className={styles.scroller}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
        tabIndex={0}
      >
        <table className={styles.table}>
          <VisuallyHidden asChild>
            <caption>{caption}</caption>
          </VisuallyHidden>
          <thead>
            {pictured ? (
              <tr data-pictures="">
                <td className={styles.corner} />
                {models.map((model, column) => (
                  <td
                    className={cx(styles.column, styles.pictureCell)}
                    // The header is below the picture, where screen readers do not look for one.
                    headers={`${id}${column}`}
                    key={model.id}
                  >
                    {model.picture ? (
                      <Image
                        errorLabel={labels.imageError}
                        picture={model.picture}
                        ratio={3 / 2}
                        rounded
                        sizes="(width > 768px) 16rem, 30vw"
                      />
                    ) : null}
                    {model.plate ? (
                      <LightMark className={styles.source} light={model.plate.light}>
                        {model.plate.source}
                      </LightMark>
                    ) : null}
                  </td>
                ))}
              </tr>
            ) : null}
            <tr className={styles.names}>
              <td className={styles.corner} />
              {models.map((model, column) => (
                <th
                  className={cx(styles.column, styles.name)}
                  id={`${id}${column}`}
                  key={model.id}
                  scope="col"
                >
                  {model.href === undefined ? model.name : <Link href={model.href}>{model.name}</Link>}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group, index) => (
            <tbody data-same={group.rows.every(isSame) ? "" : undefined} key={group.title ?? index}>
              {group.title === undefined ? null : (
                <tr>
                  <th className={styles.groupTitle} colSpan={minModels + 1} scope="rowgroup">
                    {group.title}
                  </th>
                </tr>
              )}
              {group.rows.map((row) => (
                <tr className={styles.row} data-same={isSame(row) ? "" : undefined} key={row.label}>
                  <th className={styles.label} scope="row">
                    {row.label}
                  </th>
                  {models.map((model, column) => (
                    <td
                      className={cx(styles.column, styles.value)}
                      data-empty={(row.values[column] ?? null) === null ? "" : undefined}
                      key={model.id}
                    >
                      <Value language={language} labels={labels} value={row.values[column] ?? null} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
        {rows.every(isSame) ? <p className={styles.none}>{labels.noDifferences}</p> : null}
      </div>
    </div>
  );
}

function Value({
  value,
  language,
  labels,
}: Pick<CompareTableProps, "language" | "labels"> & { value: CompareRow["values"][number] }) {
  if (value !== null) return <SpecValueText labels={labels} language={language} value={value} />;
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{labels.notApplicable}</VisuallyHidden>
    </>
  );
}
