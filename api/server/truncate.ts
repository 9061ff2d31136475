/** Returns as many characters from a text's start as fit into a number of bytes in UTF-8. */
export function truncate(text: string, bytes: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(bytes));
  return text.slice(0, read);
}
