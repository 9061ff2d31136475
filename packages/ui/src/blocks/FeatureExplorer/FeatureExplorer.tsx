"use client";

import { useId, useRef } from "react";
import { Heading } from "../../components/Heading/index.ts";
import { Image } from "../../components/Image/index.ts";
import { Section } from "../../components/Section/index.ts";
import { Tabs } from "../../components/Tabs/index.ts";
import { Text } from "../../components/Text/index.ts";
import { useInViewOnce } from "../../hooks/useInView.ts";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { type BlockRootProps, levelBelow, type PictureLabels } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import * as styles from "./FeatureExplorer.css.ts";
import type { FeatureExplorerData } from "./FeatureExplorer.data.ts";

export interface FeatureExplorerProps extends FeatureExplorerData, BlockRootProps {
  labels: PictureLabels;
}

/**
 * A numbered list of details beside the picture of the selected one; on a phone a scrolling rail above it. The content
 * moves up into place once, when the section first scrolls into the viewport.
 */
export function FeatureExplorer({
  title,
  lead,
  items,
  labels,
  headingLevel = 2,
  ref,
  ...rest
}: FeatureExplorerProps) {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const merged = useMergedRef(root, ref);
  const isBelow = useInViewOnce(root) === false;
  return (
    <Section density="loose" data-waits={isBelow ? "" : undefined} {...rest} ref={merged} labelledBy={id}>
      <SectionHeader id={id} level={headingLevel} title={title} lead={lead} />
      <Tabs
        className={styles.tabs}
        items={items.map((item, index) => ({
          value: String(index),
          label: (
            <>
              <span aria-hidden="true" className={styles.number}>
                {String(index + 1).padStart(2, "0")}
              </span>
              {item.name}
            </>
          ),
          panel: (
            <>
              <Image
                className={styles.picture}
                errorLabel={labels.imageError}
                picture={item.picture}
                ratio={3 / 2}
                sizes="(width > 1440px) 808px, (width > 768px) 60vw, 100vw"
              />
              <div className={styles.caption}>
                <div>
                  <Heading level={levelBelow(headingLevel)} size="h3">
                    {item.title}
                  </Heading>
                  {item.subtitle === undefined ? null : (
                    <Text className={styles.subtitle} mono size="small" tone="accent">
                      {item.subtitle}
                    </Text>
                  )}
                </div>
                <Text tone="muted">{item.description}</Text>
              </div>
            </>
          ),
        }))}
        labels={{ list: title }}
        orientation="vertical"
      />
    </Section>
  );
}
