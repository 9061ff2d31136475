"use client";

import { useId } from "react";
import { Button } from "../../components/Button/index.ts";
import { Link } from "../../components/Link/index.ts";
import { Section } from "../../components/Section/index.ts";
import { SpecTable, type SpecTableProps } from "../../components/SpecTable/index.ts";
import { Text } from "../../components/Text/index.ts";
import { useHydrated } from "../../hooks/useHydrated.ts";
import type { BlockRootProps } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import * as styles from "./SpecSection.css.ts";
import type { SpecSectionData } from "./SpecSection.data.ts";

export interface SpecSectionProps
  extends SpecSectionData,
    Omit<BlockRootProps, "headingLevel">,
    Pick<SpecTableProps, "language" | "labels" | "units" | "defaultUnits" | "onUnitsChange"> {
  /** Level of the block's own heading; the level of the table's caption is one below. Default 2. */
  headingLevel?: 1 | 2;
}

/** The full specification table of a model, with a note and options to print or download it. */
export function SpecSection({
  title,
  lead,
  caption,
  groups,
  note,
  sheet,
  language,
  labels,
  units,
  defaultUnits,
  onUnitsChange,
  headingLevel = 2,
  ...rest
}: SpecSectionProps) {
  const id = useId();
  const live = useHydrated();
  return (
    <Section {...rest} labelledBy={id}>
      <SectionHeader id={id} lead={lead} level={headingLevel} title={title} />
      <SpecTable
        caption={caption}
        defaultUnits={defaultUnits}
        groups={groups}
        headingLevel={headingLevel === 1 ? 2 : 3}
        labels={labels}
        language={language}
        onUnitsChange={onUnitsChange}
        units={units}
      />
      {note === undefined ? null : (
        <Text className={styles.note} size="small" tone="muted">
          {note}
        </Text>
      )}
      {sheet ? (
        <>
          <div className={styles.sheet}>
            <Button
              className={styles.print}
              data-live={live ? "" : undefined}
              onClick={() => print()}
              variant="secondary"
            >
              {sheet.print}
            </Button>
            <Link download href={sheet.data.href}>
              {sheet.data.label}
            </Link>
          </div>
          <Text className={styles.contact} size="small">
            {sheet.contact}
          </Text>
        </>
      ) : null}
    </Section>
  );
}
