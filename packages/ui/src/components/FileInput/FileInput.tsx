"use client";

import { type ClipboardEvent, type ComponentPropsWithRef, useId, useState } from "react";
import { useHydrated } from "../../hooks/useHydrated.ts";
import { UploadIcon } from "../../icons/upload.ts";
import { cx } from "../../styles/cx.ts";
import { useFieldControl } from "../Field/Field.tsx";
import { LiveRegion } from "../LiveRegion/index.ts";
import { ChosenFile } from "./ChosenFile.tsx";
import * as styles from "./FileInput.css.ts";
import type { FileRefusal } from "./file-refusal.ts";
import { useFileValidation } from "./useFileValidation.ts";

/** Upload state of a file. `idle` before the upload starts, also if a file is chosen. */
export type FileInputStatus = "idle" | "uploading" | "done" | "failed";

export interface FileInputLabels {
  /** Text of the drop zone. */
  prompt: string;
  /** Text of the drop zone while a file is chosen. */
  replace: string;
  /** Allowed types and maximum size, shown below the prompt. */
  limits: string;
  /** Accessible names of the buttons. `{name}` is replaced by the name of the file. */
  remove: string;
  cancel: string;
  retry: string;
  /**
   * Status texts, shown beside the file and announced by screen readers. `{name}` is replaced by the name of the file.
   */
  uploading: string;
  done: string;
  failed: string;
  /** Reason why a file was refused, and what to do. `{name}` is replaced by the name of the file. */
  refused: Readonly<Record<FileRefusal, string>>;
}

export interface FileInputProps extends Omit<ComponentPropsWithRef<"div">, "children" | "onSelect"> {
  /** Name of the field in the form data. */
  name: string;
  labels: FileInputLabels;
  /** Allowed types as in HTML's `accept`: `.dxf`, `image/png`, `image/*`. Default: all types. */
  accept?: readonly string[];
  /** Maximum size, in bytes. */
  maxBytes?: number;
  /** The chosen file, held by the parent component. `null` for none. */
  file: { readonly name: string; readonly size: number } | null;
  /** Upload state of the file. Default: `idle`. */
  status?: FileInputStatus;
  /** Uploaded share, from 0 to 1. Without it, the progress bar is indeterminate. */
  progress?: number;
  /** Reason for the failure and what to do. Replaces `labels.failed`. */
  error?: string;
  /** BCP 47 language tag for the format of the file size. Default: `en`. */
  locale?: string;
  /** Called with a file within the limits: chosen, dropped, pasted, or chosen before hydration. */
  onSelect: (file: File) => void;
  /** Called when a file is outside the limits. The reason is shown in any case. */
  onRefuse?: (reason: FileRefusal) => void;
  /** Called when the visitor removes the file or cancels the upload. */
  onRemove: () => void;
  /** Called when the visitor retries the upload. */
  onRetry?: () => void;
}

/**
 * Input for one file: a native file input as large as its drop zone, so that choosing, dropping and submitting with the
 * form work before hydration. After hydration, it also checks type and size immediately. The parent component handles
 * the upload.
 */
export function FileInput({
  name,
  labels,
  accept,
  maxBytes,
  file,
  status = "idle",
  progress,
  error,
  locale = "en",
  onSelect,
  onRefuse,
  onRemove,
  onRetry,
  onPaste,
  className,
  ...rest
}: FileInputProps) {
  const { input, refusal, validateInput, takeFiles, clear } = useFileValidation({
    accept,
    maxBytes,
    hasFile: file !== null,
    onSelect,
    onRefuse,
  });
  const limitsId = useId();
  const refusalId = useId();
  const field = useFieldControl({});
  const live = useHydrated();
  const [over, setOver] = useState(false);

  const fill = (template: string, of = file?.name ?? "") => template.replaceAll("{name}", of);
  const refused = refusal ? fill(labels.refused[refusal.reason], refusal.name) : "";
  const statusText = status === "idle" ? "" : (status === "failed" && error) || fill(labels[status]);
  const describedBy = [refusal && refusalId, field["aria-describedby"], limitsId].filter(Boolean).join(" ");
  const invalid = refusal ? true : field["aria-invalid"];

  // The pressed button is removed, so move the focus to the input first.
  const removeFile = () => {
    input.current?.focus();
    clear();
    onRemove();
  };
  const retry = () => {
    input.current?.focus();
    onRetry?.();
  };
  const handlePaste = (event: ClipboardEvent<HTMLDivElement>) => {
    onPaste?.(event);
    takeFiles(event, event.clipboardData.files);
  };

  return (
    <div {...rest} className={cx(styles.root, className)} onPaste={handlePaste}>
      <div
        className={styles.zone}
        data-live={live ? "" : undefined}
        data-over={over ? "" : undefined}
        data-invalid={invalid ? "" : undefined}
      >
        <UploadIcon className={styles.icon} />
        <span className={styles.prompt}>{file ? labels.replace : labels.prompt}</span>
        <span id={limitsId} className={styles.limits}>
          {labels.limits}
        </span>
        <input
          {...field}
          ref={input}
          type="file"
          name={name}
          accept={accept?.join(",")}
          className={styles.input}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onChange={validateInput}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            setOver(false);
            takeFiles(event, event.dataTransfer.files);
          }}
        />
      </div>
      {refused ? (
        <p id={refusalId} className={styles.refusal}>
          {refused}
        </p>
      ) : null}
      {file ? (
        <ChosenFile
          file={file}
          status={status}
          progress={progress}
          locale={locale}
          text={statusText}
          remove={{
            label: fill(status === "uploading" ? labels.cancel : labels.remove),
            onClick: removeFile,
          }}
          retry={status === "failed" && onRetry ? { label: fill(labels.retry), onClick: retry } : undefined}
        />
      ) : null}
      <LiveRegion message={refused || statusText} turn={refusal?.turn} />
    </div>
  );
}
