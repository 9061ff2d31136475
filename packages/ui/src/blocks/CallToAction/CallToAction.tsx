import { useId } from "react";
import { Heading } from "../../components/Heading/index.ts";
import { Section } from "../../components/Section/index.ts";
import { Text } from "../../components/Text/index.ts";
import { Actions } from "../Actions/index.ts";
import type { BlockRootProps } from "../root.ts";
import * as styles from "./CallToAction.css.ts";
import type { CallToActionData } from "./CallToAction.data.ts";

export interface CallToActionProps extends CallToActionData, BlockRootProps {}

/** The end of a page: a short text with its actions beside it. */
export function CallToAction({
  tone = "surface",
  title,
  lead,
  actions,
  headingLevel = 2,
  ...rest
}: CallToActionProps) {
  const id = useId();
  return (
    <Section density="compact" {...rest} labelledBy={id} tone={tone}>
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
        </div>
        <Actions actions={actions} />
      </div>
    </Section>
  );
}
