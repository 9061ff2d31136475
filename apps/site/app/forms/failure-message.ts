import type { ApiResult } from "@lightmaker/api/client";
import type { FormBlockData, Shell } from "@lightmaker/content";

/** True if the message is a key of the API's catalogue. Older servers send plain text. */
const isKey = (message: string): boolean => /^[a-z]+(\.[a-z]+)+$/i.test(message);

/**
 * Returns the server's message in the language of the page.
 * @returns undefined if the key has no text or there is no message
 */
export function serverMessage(
  message: string | undefined,
  messages: Readonly<Record<string, string>>,
): string | undefined {
  if (!message?.trim()) return undefined;
  return messages[message] ?? (isKey(message) ? undefined : message);
}

type FailureMessages = Pick<FormBlockData, "failure" | "networkFailure">;

/** Returns the message shown to the visitor when a form was not sent (specification, section 8). */
export function failureMessage(
  result: Exclude<ApiResult<unknown>, { ok: true }>,
  { failure, networkFailure = failure }: FailureMessages,
  messages: Shell["labels"]["form"]["messages"] | undefined,
): string {
  if (result.kind === "network" || result.kind === "timeout") return networkFailure;
  if (result.kind === "rejected" && messages) return serverMessage(result.message, messages) ?? failure;
  return failure;
}
