"use client";

import { useId, useLayoutEffect, useRef, useState } from "react";
import { Heading } from "../../components/Heading/index.ts";
import { Image } from "../../components/Image/index.ts";
import { Section } from "../../components/Section/index.ts";
import { Text } from "../../components/Text/index.ts";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useMediaQuery } from "../../hooks/useMediaQuery.ts";
import { above } from "../../styles/scale.ts";
import { type BlockRootProps, levelBelow, type PictureLabels } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import * as styles from "./SolutionPanels.css.ts";
import type { SolutionPanelsData } from "./SolutionPanels.data.ts";

export interface SolutionPanelsProps extends SolutionPanelsData, BlockRootProps {
  labels: PictureLabels;
  /** Index of the open panel in controlled mode, from 0. */
  index?: number | undefined;
  /** Called with the index of the panel that was hovered, focused or pressed. */
  onIndexChange?: ((index: number) => void) | undefined;
}

/**
 * Three panels side by side. A hovered or focused panel opens and stays open. Before hydration, styles alone open the
 * panels. On a phone the panels are one below the other, all open.
 */
export function SolutionPanels({
  tone = "dark",
  title,
  lead,
  panels,
  index: controlled,
  defaultIndex = 1,
  onIndexChange,
  labels,
  headingLevel = 2,
  ...rest
}: SolutionPanelsProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const wide = useMediaQuery(above.medium);
  const [live, setLive] = useState(false);
  const [index, setIndex] = useControllableState({
    value: controlled,
    defaultValue: defaultIndex,
    onChange: onIndexChange,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the DOM once, at hydration.
  useLayoutEffect(() => {
    const open = [...(row.current?.children ?? [])].findIndex((panel) =>
      panel.matches(":hover, :focus-within"),
    );
    if (open >= 0) setIndex(open);
    setLive(true);
  }, []);

  return (
    <Section {...rest} labelledBy={id} tone={tone}>
      <SectionHeader id={id} lead={lead} level={headingLevel} title={title} />
      <div className={styles.frame}>
        <div className={styles.row} data-live={live ? "" : undefined} ref={row}>
          {panels.map((panel, position) => (
            <div
              className={styles.panel}
              data-active={position === index ? "" : undefined}
              key={panel.title}
              onPointerEnter={({ pointerType }) => {
                if (pointerType === "mouse") setIndex(position);
              }}
            >
              <Image
                className={styles.picture}
                errorLabel={labels.imageError}
                picture={panel.picture}
                sizes="(width > 1440px) 640px, (width > 768px) 48vw, 92vw"
              />
              <div className={styles.words}>
                <Heading level={levelBelow(headingLevel)} size="h3">
                  <button
                    // On a phone all panels are open, so there is nothing to expand.
                    aria-expanded={live && wide ? position === index : undefined}
                    className={styles.trigger}
                    onClick={() => setIndex(position)}
                    onFocus={() => setIndex(position)}
                    type="button"
                  >
                    {panel.title}
                  </button>
                </Heading>
                <div className={styles.fold}>
                  <div className={styles.folded}>
                    <Text className={styles.text} tone="muted">
                      {panel.text}
                    </Text>
                  </div>
                </div>
              </div>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
