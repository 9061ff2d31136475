"use client";

import { useId } from "react";
import { Image } from "../../components/Image/index.ts";
import { Pager, type PagerLabels, type PagerProps } from "../../components/Pager/index.ts";
import { Section } from "../../components/Section/index.ts";
import type { BlockRootProps, PictureLabels } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import * as styles from "./MaterialGrid.css.ts";
import type { MaterialGridData } from "./MaterialGrid.data.ts";

export interface MaterialGridProps
  extends MaterialGridData,
    BlockRootProps,
    Pick<PagerProps, "page" | "defaultPage" | "onPageChange"> {
  labels: Omit<PagerLabels, "pager"> & PictureLabels;
}

/** Materials per page (specification, section 9). On a narrow page the first one takes a full row, the others stand two in a row. */
const perPage = 5;

/** Pictures of materials with their names. */
export function MaterialGrid({
  title,
  lead,
  items,
  page,
  defaultPage,
  onPageChange,
  labels,
  headingLevel = 2,
  ...rest
}: MaterialGridProps) {
  const id = useId();
  return (
    <Section density="compact" {...rest} labelledBy={id}>
      <SectionHeader id={id} lead={lead} level={headingLevel} title={title} />
      <Pager
        defaultPage={defaultPage}
        labels={{ ...labels, pager: title }}
        onPageChange={onPageChange}
        page={page}
        pageSize={perPage}
      >
        {items.map((item, index) => (
          <figure className={styles.item} key={item.name}>
            <Image
              errorLabel={labels.imageError}
              picture={item.picture}
              ratio={3 / 2}
              rounded
              sizes={`(width > 1440px) 243px, (width > 768px) 19vw, ${index % perPage === 0 ? "90vw" : "46vw"}`}
            />
            <figcaption className={styles.name}>
              {item.href === undefined ? (
                item.name
              ) : (
                <a className={styles.link} href={item.href}>
                  {item.name}
                </a>
              )}
            </figcaption>
          </figure>
        ))}
      </Pager>
    </Section>
  );
}
