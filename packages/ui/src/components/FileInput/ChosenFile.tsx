"use client";

import { AlertIcon } from "../../icons/alert.ts";
import { CheckIcon } from "../../icons/check.ts";
import { DocumentIcon } from "../../icons/document.ts";
import { RotateIcon } from "../../icons/rotate.ts";
import { XIcon } from "../../icons/x.ts";
import * as styles from "./FileInput.css.ts";
import type { FileInputProps, FileInputStatus } from "./FileInput.tsx";

interface Action {
  label: string;
  onClick: () => void;
}

interface ChosenFileProps {
  file: NonNullable<FileInputProps["file"]>;
  status: FileInputStatus;
  progress: number | undefined;
  locale: string;
  /** Status text of the file. Empty while nothing happens. */
  text: string;
  remove: Action;
  retry: Action | undefined;
}

const icons = { idle: DocumentIcon, uploading: DocumentIcon, done: CheckIcon, failed: AlertIcon } as const;

/** The line below the drop zone: the file, its progress and its actions. */
export function ChosenFile({ file, status, progress, locale, text, remove, retry }: ChosenFileProps) {
  const StatusIcon = icons[status];
  return (
    <div className={styles.file} data-status={status}>
      <StatusIcon className={styles.fileIcon} />
      <div className={styles.fileWords}>
        <span className={styles.fileName}>{file.name}</span>
        <span className={styles.fileNote}>
          {sizeOf(file.size, locale)}
          {text ? <span className={styles.fileStatus}>{text}</span> : null}
        </span>
        {status === "uploading" ? (
          <progress
            className={styles.progress}
            aria-label={text}
            {...(progress !== undefined && { value: progress })}
          />
        ) : null}
      </div>
      {retry ? (
        <button type="button" className={styles.button} aria-label={retry.label} onClick={retry.onClick}>
          <RotateIcon />
        </button>
      ) : null}
      <button type="button" className={styles.button} aria-label={remove.label} onClick={remove.onClick}>
        <XIcon />
      </button>
    </div>
  );
}

const units = ["kilobyte", "megabyte", "gigabyte"] as const;

/** Formats a file size for the locale, in steps of a thousand from kilobytes on: `0.5 kB`, `2.4 MB`. */
function sizeOf(bytes: number, locale: string): string {
  const step = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  const size = Math.max(bytes / 1000 ** step, 0.1);
  const format = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: units[step - 1] ?? "kilobyte",
    maximumFractionDigits: size < 10 || step > 1 ? 1 : 0,
  });
  return format.format(size);
}
