import { useId } from "react";
import { Heading } from "../../components/Heading/index.ts";
import { Image } from "../../components/Image/index.ts";
import { Section } from "../../components/Section/index.ts";
import { Text } from "../../components/Text/index.ts";
import { type BlockRootProps, levelBelow, type PictureLabels } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import * as styles from "./Steps.css.ts";
import type { StepsData } from "./Steps.data.ts";

export interface StepsProps extends StepsData, BlockRootProps {
  labels: PictureLabels;
}

/** Numbered steps along a line. They are side by side where there is space, and in a column on a phone or beside a picture. */
export function Steps({ title, lead, picture, steps, labels, headingLevel = 2, ...rest }: StepsProps) {
  const id = useId();
  return (
    <Section {...rest} labelledBy={id}>
      <SectionHeader id={id} lead={lead} level={headingLevel} title={title} />
      <div className={picture && styles.beside}>
        {picture ? (
          <Image
            errorLabel={labels.imageError}
            picture={picture}
            ratio={3 / 2}
            rounded
            sizes="(width > 1440px) 720px, (width > 1024px) 55vw, 92vw"
          />
        ) : null}
        <ol className={styles.list({ column: picture !== undefined })}>
          {steps.map((step, index) => (
            <li className={styles.step({ column: picture !== undefined })} key={step.title}>
              <span aria-hidden="true" className={styles.number}>
                {String(index + 1).padStart(2, "0")}
              </span>
              {step.picture ? (
                <Image
                  className={styles.picture}
                  errorLabel={labels.imageError}
                  picture={step.picture}
                  ratio={4 / 3}
                  rounded
                  sizes="(width > 1440px) 302px, (width > 1024px) 23vw, (width > 480px) 46vw, 40vw"
                />
              ) : null}
              <div className={styles.words}>
                <Heading level={levelBelow(headingLevel)} size="h4">
                  {step.title}
                </Heading>
                {step.text === undefined ? null : (
                  <Text size="small" tone="muted">
                    {step.text}
                  </Text>
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
