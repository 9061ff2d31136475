import type { ApiResult } from "@lightmaker/api/client";
import { fileEndings, fileSizeLimit, type UploadReceipt } from "@lightmaker/api/contract";
import type { FormId, FormUpload, Language, Shell } from "@lightmaker/content";
import { languageTag } from "@lightmaker/content/routes";
import { Field, FileInput, type FileInputStatus } from "@lightmaker/ui";
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { fetchApi } from "../fetch-api.ts";
import { serverMessage } from "./failure-message.ts";
import { takeFileFor } from "./pending-file.ts";
import { readDraft, saveDraft } from "./useDraft.ts";

interface Upload {
  file: { name: string; size: number };
  status: FileInputStatus;
  progress?: number;
  /** Error message of a failed upload. */
  error?: string;
  /** URL of the uploaded file on the server. */
  url?: string;
}

/** Methods that the form uses to control its file. */
export interface UploadHandle {
  /** Waits for the upload and returns the file's URL: an empty string without a file, `undefined` when the upload failed. */
  uploaded: () => Promise<string | undefined>;
  remove: () => void;
}

export interface UploadFieldProps {
  ref: Ref<UploadHandle>;
  form: FormId;
  words: FormUpload;
  messages: Shell["labels"]["form"]["messages"];
  language: Language;
  controlId: string;
  error: string | undefined;
  /** Called when the visitor chooses another file or removes the file. */
  onChange: () => void;
}

const accept = fileEndings.map((ending) => `.${ending}`);
/** The server's limit is exclusive. */
const maxBytes = fileSizeLimit - 1;

/**
 * Key of the uploaded file in the form's draft. The draft keeps name, size and URL, because the file itself cannot
 * survive a reload.
 */
const draftKey = "uploaded file";

function uploadedBefore(form: FormId): Upload | undefined {
  const stored = readDraft(form)[draftKey];
  if (!stored) return undefined;
  const { name, size, url } = JSON.parse(stored) as { name: string; size: number; url: string };
  return { file: { name, size }, status: "done", url };
}

/**
 * File input that uploads the file as soon as it is chosen, so that sending the form itself is quick. The upload
 * continues while the visitor looks at another page.
 */
export function UploadField({
  ref,
  form,
  words,
  messages,
  language,
  controlId,
  error,
  onChange,
}: UploadFieldProps) {
  const [upload, setUpload] = useState<Upload>();
  const sending = useRef<{ abort: AbortController; file: File; done: Promise<string | undefined> }>(
    undefined,
  );

  useEffect(() => setUpload((current) => current ?? uploadedBefore(form)), [form]);

  function errorText(
    result: Exclude<ApiResult<UploadReceipt>, { ok: true }> | undefined,
  ): string | undefined {
    if (result?.kind === "rejected") return serverMessage(result.message, messages) ?? words.rejected;
    return result?.kind === "bad-shape" ? words.rejected : words.failure;
  }

  async function send(file: File, { signal }: AbortController): Promise<string | undefined> {
    const { name, size } = file;
    setUpload({ file: { name, size }, status: "uploading", progress: 0 });
    const api = await fetchApi().catch(() => undefined);
    const result = await api?.uploadFile(file, {
      signal,
      onProgress: (progress) =>
        signal.aborted || setUpload({ file: { name, size }, status: "uploading", progress }),
    });
    if (signal.aborted) return undefined;
    if (result?.ok) {
      const { url } = result.data;
      saveDraft(form, { [draftKey]: JSON.stringify({ name, size, url }) });
      setUpload({ file: { name, size }, status: "done", url });
      return url;
    }
    console.warn("The file was not uploaded.", result);
    const error = errorText(result);
    setUpload({ file: { name, size }, status: "failed", ...(error && { error }) });
    return undefined;
  }

  function start(file: File): void {
    sending.current?.abort.abort();
    const abort = new AbortController();
    sending.current = { abort, file, done: send(file, abort) };
  }

  function remove(): void {
    sending.current?.abort.abort();
    sending.current = undefined;
    saveDraft(form, { [draftKey]: "" });
    setUpload(undefined);
  }

  const latestStart = useRef(start);
  latestStart.current = start;
  useEffect(() => {
    const brought = takeFileFor(form);
    if (brought) latestStart.current(brought);
  }, [form]);

  useImperativeHandle(ref, () => ({
    uploaded: async () => (upload === undefined ? "" : (upload.url ?? (await sending.current?.done))),
    remove,
  }));

  return (
    <Field label={words.label} hint={words.hint} controlId={controlId} error={error}>
      <FileInput
        name="file"
        labels={words.labels}
        accept={accept}
        maxBytes={maxBytes}
        locale={languageTag[language]}
        file={upload?.file ?? null}
        {...upload}
        onSelect={(chosen) => {
          onChange();
          start(chosen);
        }}
        onRemove={() => {
          onChange();
          remove();
        }}
        onRetry={() => sending.current && start(sending.current.file)}
      />
    </Field>
  );
}
