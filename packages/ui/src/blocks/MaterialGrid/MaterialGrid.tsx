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

/** Pictures of materials with their names, five per page (specification, section 9). */
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
    <Section {...rest} labelledBy={id}>
      <SectionHeader id={id} lead={lead} level={headingLevel} title={title} />
      <Pager
        defaultPage={defaultPage}
        labels={{ ...labels, pager: title }}
        onPageChange={onPageChange}
        page={page}
      >
        {items.map((item) => (
          <figure className={styles.item} key={item.name}>
            <Image
              errorLabel={labels.imageError}
              picture={item.picture}
              ratio={3 / 2}
              rounded
              sizes="(width > 1440px) 243px, (width > 768px) 19vw, 90vw"
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
