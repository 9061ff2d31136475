import { routes } from "../contract/routes.ts";
import { type UploadReceipt, uploadReceiptSchema } from "../contract/upload-receipt.ts";
import { readAnswer, type Transport } from "./call.ts";
import type { ApiResult } from "./result.ts";

/** Settings of an upload. */
export interface UploadOptions {
  /** Aborts the upload. The result then has the kind `aborted`. */
  readonly signal?: AbortSignal;
  /** Called with the upload progress, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
  /** Timeout for the whole upload, in milliseconds. Default: ten minutes, which allows 10 MB over a slow mobile connection. */
  readonly timeoutMs?: number;
}

/** Uploads a file with `XMLHttpRequest`, because `fetch` does not report upload progress. */
export function sendFile(
  { baseUrl }: Transport,
  file: File,
  { signal, onProgress, timeoutMs = 600_000 }: UploadOptions = {},
): Promise<ApiResult<UploadReceipt>> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve({ ok: false, kind: "aborted" });
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    signal?.addEventListener("abort", abort);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    request.onload = () => {
      const { status } = request;
      resolve(
        readAnswer({ status, ok: status >= 200 && status < 300 }, request.responseText, uploadReceiptSchema),
      );
    };
    request.onerror = (cause) => resolve({ ok: false, kind: "network", cause });
    request.ontimeout = () => resolve({ ok: false, kind: "timeout" });
    request.onabort = () => resolve({ ok: false, kind: "aborted" });
    request.onloadend = () => signal?.removeEventListener("abort", abort);
    request.open("POST", baseUrl + routes.uploadFile);
    request.timeout = timeoutMs;
    const body = new FormData();
    body.append("file", file);
    request.send(body);
  });
}
