/** Puts values into the placeholders of a text: `{name}`. Placeholders without a value stay. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
