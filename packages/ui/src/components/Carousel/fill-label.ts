/** Replaces `{index}` and `{count}` in a label by a position (counted from 0, written from 1) and a total. */
export function fillLabel(template: string, index: number, count: number): string {
  return template.replaceAll("{index}", String(index + 1)).replaceAll("{count}", String(count));
}
