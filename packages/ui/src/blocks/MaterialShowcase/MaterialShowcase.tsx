import { useId } from "react";
import { Image } from "../../components/Image/index.ts";
import { Link } from "../../components/Link/index.ts";
import { Section } from "../../components/Section/index.ts";
import { Tabs } from "../../components/Tabs/index.ts";
import { cx } from "../../styles/cx.ts";
import type { BlockRootProps, PictureLabels } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import * as styles from "./MaterialShowcase.css.ts";
import type { MaterialShowcaseData, MaterialShowcaseItem } from "./MaterialShowcase.data.ts";

export interface MaterialShowcaseProps extends MaterialShowcaseData, BlockRootProps {
  labels: PictureLabels;
}

/**
 * One tab per material. The picture of the selected material is in the background, with samples of products in front of it.
 * The pictures of the other materials are lazy and in closed panels, so they are not loaded.
 */
export function MaterialShowcase({
  tone = "dark",
  title,
  lead,
  materials,
  labels,
  headingLevel = 2,
  className,
  ...rest
}: MaterialShowcaseProps) {
  const id = useId();
  return (
    <Section {...rest} className={cx(styles.root, className)} labelledBy={id} tone={tone}>
      <SectionHeader id={id} lead={lead} level={headingLevel} stacked title={title} />
      <Tabs
        className={styles.tabs}
        items={materials.map((material, index) => ({
          value: String(index),
          label: material.name,
          panel: <Samples labels={labels} material={material} />,
        }))}
        labels={{ list: title }}
        variant="chip"
      />
    </Section>
  );
}

function Samples({ material, labels }: { material: MaterialShowcaseItem; labels: PictureLabels }) {
  return (
    <>
      <Image
        className={styles.background}
        errorLabel={labels.imageError}
        picture={material.background}
        sizes="100vw"
      />
      <ul className={styles.samples}>
        {material.samples.map((sample) => (
          <li key={sample.title}>
            <figure>
              <Image
                errorLabel={labels.imageError}
                picture={sample.picture}
                ratio={3 / 2}
                rounded
                sizes="(width > 1440px) 416px, (width > 768px) 31vw, 46vw"
              />
              <figcaption className={styles.name}>{sample.title}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <Link className={styles.link} href={material.link.href} variant="arrow">
        {material.link.label}
      </Link>
    </>
  );
}
