import { Button } from "../../components/Button/index.ts";
import { Heading } from "../../components/Heading/index.ts";
import { Link } from "../../components/Link/index.ts";
import { Text } from "../../components/Text/index.ts";
import type { LinkData } from "../../data.ts";
import { DownloadIcon } from "../../icons/download.ts";
import { Checksum, type ChecksumLabels } from "./Checksum.tsx";
import * as styles from "./Downloads.css.ts";
import type { DownloadsFile } from "./Downloads.data.ts";

export interface DownloadLabels extends ChecksumLabels {
  version: string;
  date: string;
  size: string;
  system: string;
  /** Label before the changes of the version. */
  changes: string;
  /** Visible label of the button in every row. */
  download: string;
  /** Accessible name of the button; `{name}` is replaced by the file's name. Begins with `download`. */
  downloadFile: string;
  /** Text in place of the button if the file is missing, before the link to `contact`. */
  missing: string;
}

interface DownloadRowProps {
  file: DownloadsFile;
  contact: LinkData;
  headingLevel: 2 | 3 | 4;
  labels: DownloadLabels;
}

/** A file with its description, its data and a download button. Internal to Downloads, not exported from the package. */
export function DownloadRow({ file, contact, headingLevel, labels }: DownloadRowProps) {
  const data = [
    [labels.version, file.version],
    [labels.date, file.date],
    [labels.size, file.size],
    [labels.system, file.system],
  ].flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Heading level={headingLevel} size="h4">
          {file.name}
        </Heading>
        {file.text === undefined ? null : (
          <Text size="small" tone="muted">
            {file.text}
          </Text>
        )}
      </div>
      {data.length === 0 ? null : (
        <dl className={styles.data}>
          {data.map(({ label, value }) => (
            <div className={styles.datum} key={label}>
              <dt className={styles.label}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.action}>
        {file.href === undefined ? (
          <Text size="small" tone="muted">
            {labels.missing} <Link href={contact.href}>{contact.label}</Link>
          </Text>
        ) : (
          <Button asChild variant="secondary">
            <a aria-label={labels.downloadFile.replaceAll("{name}", file.name)} download href={file.href}>
              <DownloadIcon />
              {labels.download}
            </a>
          </Button>
        )}
      </div>
      {file.changes === undefined ? null : (
        <p className={styles.changes}>
          <span className={styles.label}>{labels.changes}</span> {file.changes}
        </p>
      )}
      {file.sha256 === undefined ? null : <Checksum labels={labels} name={file.name} value={file.sha256} />}
    </li>
  );
}
