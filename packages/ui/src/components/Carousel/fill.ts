/** Writes a position (counted from 0) and a total into a label with `{index}` and `{count}`. */
export function fill(template: string, index: number, count: number): string {
  return template.replaceAll("{index}", String(index + 1)).replaceAll("{count}", String(count));
}
