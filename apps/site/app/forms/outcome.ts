import type { ApiResult } from "@lightmaker/api/client";
import type { FormBlockData, Shell } from "@lightmaker/content";

/** Keys of the API's catalogue, as against words of an older server. */
const isKey = (message: string): boolean => /^[a-z]+(\.[a-z]+)+$/i.test(message);

/**
 * What the server's message says, in the page's words.
 * @returns undefined for a key without words and for no message at all
 */
export function serverWords(
  message: string | undefined,
  messages: Readonly<Record<string, string>>,
): string | undefined {
  if (!message?.trim()) return undefined;
  return messages[message] ?? (isKey(message) ? undefined : message);
}

type FailureWords = Pick<FormBlockData, "failure" | "networkFailure">;

/** What a visitor is told when a form was not sent (specification, section 8). */
export function failureWords(
  result: Exclude<ApiResult<unknown>, { ok: true }>,
  { failure, networkFailure = failure }: FailureWords,
  messages: Shell["labels"]["form"]["messages"] | undefined,
): string {
  if (result.kind === "network" || result.kind === "timeout") return networkFailure;
  if (result.kind === "rejected" && messages) return serverWords(result.message, messages) ?? failure;
  return failure;
}
