/** Returns why a fetch failed, such as `ECONNREFUSED`. The error's own message is only "fetch failed". */
export function fetchFault(error: unknown): string {
  const { cause, message } = error as Error;
  if (!(cause instanceof Error)) return message;
  return (cause as NodeJS.ErrnoException).code ?? cause.message;
}

/**
 * Reads a response's text.
 *
 * @param limit in characters
 * @throws Error if there is more; the rest is not read
 */
export async function readText({ body, url }: Response, limit: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > limit)
      throw new Error(`${new URL(url).origin} answered with more than ${limit} characters.`);
  }
  return text;
}
