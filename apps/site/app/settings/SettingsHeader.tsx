import { Heading, Text } from "@lightmaker/ui";
import * as styles from "./settings.css.ts";

interface SettingsHeaderProps {
  title: string;
  lead: string;
  /** Id of the heading, for the section's `aria-labelledby`. */
  id: string;
  className?: string;
}

/** Title and lead of a section of the page, set as those of the blocks. */
export function SettingsHeader({ title, lead, id, className = "" }: SettingsHeaderProps) {
  return (
    <div className={`${styles.header} ${className}`.trim()}>
      <Heading id={id} level={2}>
        {title}
      </Heading>
      <Text size="lead" tone="muted">
        {lead}
      </Text>
    </div>
  );
}
