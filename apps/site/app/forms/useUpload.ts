import type { ApiResult } from "@lightmaker/api/client";
import type { UploadReceipt } from "@lightmaker/api/contract";
import type { FormId, FormUpload, Shell } from "@lightmaker/content";
import type { FileInputStatus } from "@lightmaker/ui";
import { useEffect, useRef, useState } from "react";
import { api } from "../api.ts";
import { serverWords } from "./outcome.ts";
import { keepDraft, readDraft } from "./useDraft.ts";

interface Upload {
  file: { name: string; size: number };
  status: FileInputStatus;
  progress?: number;
  /** Why it failed. */
  error?: string;
  /** Where the server keeps it. */
  url?: string;
}

/** Key of the uploaded file in a form's draft: the file itself cannot be kept across a reload, and need not be. */
const draftKey = "uploaded file";

function uploadedBefore(form: FormId): Upload | undefined {
  const kept = readDraft(form)[draftKey];
  if (!kept) return undefined;
  const { name, size, url } = JSON.parse(kept) as { name: string; size: number; url: string };
  return { file: { name, size }, status: "done", url };
}

/** The file of a form: sent as soon as it is chosen, so that the form itself is sent quickly. */
export function useUpload(
  form: FormId,
  words: FormUpload | undefined,
  messages: Shell["labels"]["form"]["messages"],
) {
  const [upload, setUpload] = useState<Upload>();
  const sending = useRef<{ abort: AbortController; file: File; done: Promise<string | undefined> }>(
    undefined,
  );

  useEffect(() => {
    if (words) setUpload((current) => current ?? uploadedBefore(form));
    return () => sending.current?.abort.abort();
  }, [form, words]);

  function why(result: Exclude<ApiResult<UploadReceipt>, { ok: true }>): string | undefined {
    if (result.kind === "rejected") return serverWords(result.message, messages) ?? words?.rejected;
    return result.kind === "bad-shape" ? words?.rejected : words?.failure;
  }

  async function send(file: File, { signal }: AbortController): Promise<string | undefined> {
    const { name, size } = file;
    setUpload({ file: { name, size }, status: "uploading", progress: 0 });
    const result = await api.uploadFile(file, {
      signal,
      onProgress: (progress) =>
        signal.aborted || setUpload({ file: { name, size }, status: "uploading", progress }),
    });
    if (signal.aborted) return undefined;
    if (result.ok) {
      const { url } = result.data;
      keepDraft(form, { [draftKey]: JSON.stringify({ name, size, url }) });
      setUpload({ file: { name, size }, status: "done", url });
      return url;
    }
    console.warn("The file was not uploaded.", result);
    const error = why(result);
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
    keepDraft(form, { [draftKey]: "" });
    setUpload(undefined);
  }

  return {
    upload,
    start,
    remove,
    retry: () => sending.current && start(sending.current.file),
    /** Address of the file once it is there: empty without a file, undefined when it did not arrive. */
    arrived: async (): Promise<string | undefined> =>
      upload === undefined ? "" : (upload.url ?? (await sending.current?.done)),
  };
}
