import { useId } from "react";
import { Section } from "../../components/Section/index.ts";
import { Tabs } from "../../components/Tabs/index.ts";
import { type BlockRootProps, levelBelow } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import { type DownloadLabels, DownloadRow } from "./DownloadRow.tsx";
import * as styles from "./Downloads.css.ts";
import type { DownloadsData, DownloadsGroup } from "./Downloads.data.ts";

export interface DownloadsProps extends DownloadsData, BlockRootProps {
  labels: DownloadLabels;
}

/** Files with their version, date, size and checksum, in one tab for each group. A single group has no tabs. */
export function Downloads({
  title,
  lead,
  groups,
  contact,
  labels,
  headingLevel = 2,
  ...rest
}: DownloadsProps) {
  const id = useId();
  const files = (group: DownloadsGroup) => (
    <ul className={styles.list}>
      {group.files.map((file) => (
        <DownloadRow
          contact={contact}
          file={file}
          headingLevel={levelBelow(headingLevel)}
          key={`${file.name} ${file.version}`}
          labels={labels}
        />
      ))}
    </ul>
  );
  const [only, ...others] = groups;
  return (
    <Section density="compact" {...rest} labelledBy={id}>
      <SectionHeader id={id} lead={lead} level={headingLevel} title={title} />
      {only && others.length === 0 ? (
        files(only)
      ) : (
        <Tabs
          items={groups.map((group, index) => ({
            value: String(index),
            label: group.title,
            panel: files(group),
          }))}
          labels={{ list: title }}
          variant="chip"
        />
      )}
    </Section>
  );
}
