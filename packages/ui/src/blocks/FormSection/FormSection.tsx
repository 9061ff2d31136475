import { type ReactNode, useId } from "react";
import { Heading } from "../../components/Heading/index.ts";
import { Image } from "../../components/Image/index.ts";
import { Link } from "../../components/Link/index.ts";
import { Section } from "../../components/Section/index.ts";
import { Text } from "../../components/Text/index.ts";
import type { BlockRootProps, PictureLabels } from "../root.ts";
import * as styles from "./FormSection.css.ts";
import type { FormSectionData } from "./FormSection.data.ts";

export interface FormSectionProps extends FormSectionData, BlockRootProps {
  children: ReactNode;
  labels: PictureLabels;
}

/** Text beside a form, or above it on a phone. */
export function FormSection({
  title,
  lead,
  picture,
  details,
  children,
  labels,
  headingLevel = 2,
  ...rest
}: FormSectionProps) {
  const id = useId();
  return (
    <Section {...rest} labelledBy={id}>
      <div className={styles.row}>
        <div className={styles.words}>
          <Heading id={id} level={headingLevel} size="h2">
            {title}
          </Heading>
          {lead === undefined ? null : (
            <Text size="lead" tone="muted">
              {lead}
            </Text>
          )}
          {details ? (
            <dl className={styles.details}>
              {details.map(({ label, value, href }) => (
                <div key={label} className={styles.detail}>
                  <dt className={styles.detailLabel}>{label}</dt>
                  <dd>{href === undefined ? value : <Link href={href}>{value}</Link>}</dd>
                </div>
              ))}
            </dl>
          ) : null}
          {picture ? (
            <Image
              className={styles.picture}
              errorLabel={labels.imageError}
              picture={picture}
              ratio={3 / 2}
              rounded
              sizes="(width > 1024px) 576px, 95vw"
            />
          ) : null}
        </div>
        <div className={styles.form}>{children}</div>
      </div>
    </Section>
  );
}
