import { type ClipboardEvent, type ComponentPropsWithRef, useId, useState } from "react";
import { useHydrated } from "../../hooks/useHydrated.ts";
import { cx } from "../../styles/cx.ts";
import { useFieldControl } from "../Field/Field.tsx";
import { Icon } from "../Icon/index.ts";
import { LiveRegion } from "../LiveRegion/index.ts";
import { ChosenFile } from "./ChosenFile.tsx";
import * as styles from "./FileInput.css.ts";
import type { FileRefusal } from "./file-refusal.ts";
import { useOfferedFiles } from "./useOfferedFiles.ts";

/** Where a file is on its way; `idle` before anything is sent, also with a file chosen. */
export type FileInputStatus = "idle" | "uploading" | "done" | "failed";

export interface FileInputLabels {
  /** On the drop zone. */
  prompt: string;
  /** On the drop zone while a file is chosen. */
  replace: string;
  /** Kinds and largest size, below the prompt. */
  limits: string;
  /** Names of the buttons; `{name}` stands for the file. */
  remove: string;
  cancel: string;
  retry: string;
  /** Read out and shown beside the file; `{name}` as above. */
  uploading: string;
  done: string;
  failed: string;
  /** Why a file was not taken, and what to do; `{name}` as above. */
  refused: Readonly<Record<FileRefusal, string>>;
}

export interface FileInputProps extends Omit<ComponentPropsWithRef<"div">, "children" | "onSelect"> {
  /** Key of the file in a posted form. */
  name: string;
  labels: FileInputLabels;
  /** As in HTML's `accept`: `.dxf`, `image/png`, `image/*`. Everything is taken unless given. */
  accept?: readonly string[];
  /** Largest size in bytes. */
  maxBytes?: number;
  /** The chosen file, kept by the owner; `null` for none. */
  file: { readonly name: string; readonly size: number } | null;
  /** Where the file is on its way. Default `idle`. */
  status?: FileInputStatus;
  /** Share that has been sent, 0 to 1; without it the bar only shows that something is going on. */
  progress?: number;
  /** Why it failed and what to do, said instead of `labels.failed`. */
  error?: string;
  /** BCP 47 tag for the size of the file. Default `en`. */
  locale?: string;
  /** Called with a file that keeps the limits: chosen, dropped, pasted, or chosen before React. */
  onSelect: (file: File) => void;
  /** Called when a file does not keep the limits; the reason is shown in any case. */
  onRefuse?: (reason: FileRefusal) => void;
  /** Called when the file is to go, or to stop being sent. */
  onRemove: () => void;
  /** Called when the file is to be sent once more. */
  onRetry?: () => void;
}

/**
 * One file: a native file input as large as its drop zone, so that choosing, dropping and posting with the form work
 * before React. From then on it judges kind and size at once; what becomes of the file is the owner's to say.
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
  const { input, refusal, judge, take, clear } = useOfferedFiles({
    accept,
    maxBytes,
    taken: file !== null,
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
  const said = status === "idle" ? "" : (status === "failed" && error) || fill(labels[status]);
  const describedBy = [refusal && refusalId, field["aria-describedby"], limitsId].filter(Boolean).join(" ");
  const invalid = refusal ? true : field["aria-invalid"];

  // The button that is pressed goes, so the focus goes back to the input first.
  const release = () => {
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
    take(event, event.clipboardData.files);
  };

  return (
    <div {...rest} className={cx(styles.root, className)} onPaste={handlePaste}>
      <div
        className={styles.zone}
        data-live={live ? "" : undefined}
        data-over={over ? "" : undefined}
        data-invalid={invalid ? "" : undefined}
      >
        <Icon name="upload" className={styles.icon} />
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
          onChange={judge}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            setOver(false);
            take(event, event.dataTransfer.files);
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
          text={said}
          release={{ label: fill(status === "uploading" ? labels.cancel : labels.remove), onClick: release }}
          retry={status === "failed" && onRetry ? { label: fill(labels.retry), onClick: retry } : undefined}
        />
      ) : null}
      <LiveRegion message={refused || said} turn={refusal?.turn} />
    </div>
  );
}
