import { useId } from "react";
import { Accordion, type AccordionProps } from "../../components/Accordion/index.ts";
import { Heading } from "../../components/Heading/index.ts";
import { Link } from "../../components/Link/index.ts";
import { Section } from "../../components/Section/index.ts";
import { Text } from "../../components/Text/index.ts";
import { type BlockRootProps, levelBelow } from "../root.ts";
import * as styles from "./Faq.css.ts";
import type { FaqData } from "./Faq.data.ts";

export interface FaqProps
  extends FaqData,
    Omit<BlockRootProps, "defaultValue">,
    Pick<AccordionProps, "value" | "defaultValue" | "onValueChange"> {
  /** Key that closes all questions when it changes, for example the selected model. */
  resetKey?: string;
}

/** A heading with questions beside it, or below it on a phone. */
export function Faq({
  title,
  lead,
  items,
  contact,
  value,
  defaultValue,
  onValueChange,
  resetKey,
  headingLevel = 2,
  ...rest
}: FaqProps) {
  const id = useId();
  return (
    <Section density="compact" {...rest} labelledBy={id}>
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
          {contact ? (
            <div className={styles.contact}>
              <Text tone="muted">{contact.text}</Text>
              <Link href={contact.link.href} variant="arrow">
                {contact.link.label}
              </Link>
            </div>
          ) : null}
        </div>
        <Accordion
          key={resetKey}
          headingLevel={levelBelow(headingLevel)}
          items={items.map(({ id: fragment, question, answer }) => ({
            title: question,
            content: answer,
            ...(fragment !== undefined && { id: fragment }),
          }))}
          {...(value && { value })}
          {...(defaultValue && { defaultValue })}
          {...(onValueChange && { onValueChange })}
        />
      </div>
    </Section>
  );
}
