import { useId } from "react";
import { Disclosure } from "../../components/Disclosure/index.ts";
import { Image } from "../../components/Image/index.ts";
import { Section } from "../../components/Section/index.ts";
import { type BlockRootProps, levelBelow, type PictureLabels } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import * as styles from "./Scenes.css.ts";
import type { ScenesData } from "./Scenes.data.ts";

export interface ScenesProps extends ScenesData, BlockRootProps {
  labels: PictureLabels;
}

/** Pictures side by side, each with a title that opens a description; one below the other on a phone. */
export function Scenes({ title, lead, items, labels, headingLevel = 2, ...rest }: ScenesProps) {
  const id = useId();
  return (
    <Section {...rest} labelledBy={id}>
      <SectionHeader id={id} level={headingLevel} title={title} lead={lead} />
      <ul className={styles.list}>
        {items.map((scene) => (
          <li key={scene.title} className={styles.scene}>
            <Image
              errorLabel={labels.imageError}
              picture={scene.picture}
              ratio={4 / 3}
              rounded
              sizes="(width > 1440px) 411px, (width > 768px) 30vw, 95vw"
            />
            <Disclosure headingLevel={levelBelow(headingLevel)} marker="plus" summary={scene.title}>
              {scene.description}
            </Disclosure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
