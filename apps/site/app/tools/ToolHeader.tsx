import { Heading, Link, Text } from "@lightmaker/ui";
import * as styles from "./tools.css.ts";

interface ToolHeaderProps {
  title: string;
  lead: string;
  /** Id of the heading, for the section's `aria-labelledby`. */
  id: string;
  /** What a reader without scripts does instead. */
  withoutScripts?: {
    readonly text: string;
    readonly link: { readonly href: string; readonly label: string };
  };
  className?: string;
}

/** Title and lead of a tool's section, set as those of the blocks, and a way on for those without scripts. */
export function ToolHeader({ title, lead, id, withoutScripts, className = "" }: ToolHeaderProps) {
  return (
    <>
      <div className={`${styles.header} ${className}`.trim()}>
        <Heading id={id} level={2}>
          {title}
        </Heading>
        <Text size="lead" tone="muted">
          {lead}
        </Text>
      </div>
      {withoutScripts && (
        <div className={styles.needsScript}>
          <Text>{withoutScripts.text}</Text>
          <Link href={withoutScripts.link.href}>{withoutScripts.link.label}</Link>
        </div>
      )}
    </>
  );
}
