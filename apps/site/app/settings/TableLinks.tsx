import type { SettingsBlockData } from "@lightmaker/content";
import { Link, Section, Text } from "@lightmaker/ui";
import { useId } from "react";
import { ToolHeader } from "../tools/ToolHeader.tsx";
import * as styles from "./settings.css.ts";

type Tables = SettingsBlockData["tables"][number];

function Links({ title, lead, links, none, noneLinks }: Tables) {
  const heading = useId();
  return (
    <Section labelledBy={heading}>
      <ToolHeader id={heading} lead={lead} title={title} />
      <ul className={styles.pages}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} variant="arrow">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.after}>
        <Text size="small" tone="muted">
          {none}
        </Text>
        {noneLinks.length === 0 ? null : (
          <Text as="div" className={styles.links} size="small">
            {noneLinks.map(({ href, label }) => (
              <Link href={href} key={href}>
                {label}
              </Link>
            ))}
          </Text>
        )}
      </div>
    </Section>
  );
}

/** Links to the pages with the tables of a machine or a material. */
export const TableLinks = ({ tables }: Pick<SettingsBlockData, "tables">) =>
  tables.map((each) => <Links key={each.title} {...each} />);
