import { Heading } from "../../components/Heading/index.ts";
import { Text } from "../../components/Text/index.ts";
import type { SectionIntro } from "../data.ts";
import * as styles from "./SectionHeader.css.ts";

export interface SectionHeaderProps {
  title: SectionIntro["title"];
  lead?: SectionIntro["lead"] | undefined;
  /** Id of the heading, for the section's `aria-labelledby`. */
  id: string;
  level: 1 | 2 | 3;
  /** True to keep the lead below the title at every width, in one half of the section. Default `false`. */
  stacked?: boolean;
}

/** Title and lead of a block. Internal to the blocks, not exported from the package. */
export function SectionHeader({ id, level, title, lead, stacked = false }: SectionHeaderProps) {
  return (
    <div className={stacked ? styles.stacked : styles.root}>
      <Heading id={id} level={level} size="h2">
        {title}
      </Heading>
      {lead === undefined ? null : (
        <Text className={styles.lead} size="lead" tone="muted">
          {lead}
        </Text>
      )}
    </div>
  );
}
