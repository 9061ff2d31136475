/**
 * Returns what a change says of one component. A changeset may speak of several: a sentence belongs to the components that it
 * begins with, or that it says are new, and the sentences after it belong to them too, up to the next name.
 *
 * @param names all components, which are the names that a sentence may begin with
 */
export function linesOf(name: string, names: readonly string[], text: string): string[] {
  const any = `\`?(?:${names.join("|")})\\b(?! for )\`?`;
  const subject = new RegExp(`^(${any}(?:(?:, and |, | and )${any})*)`);
  const inList = new RegExp(`(?:New: |, | and |blocks? )\`?${name}\\b`);
  return text.split(/\n\s*\n/).flatMap((paragraph) => {
    const parts: string[] = [];
    for (const sentence of paragraph.replaceAll(/\s*\n\s*/g, " ").split(/(?<=[.;][`”"]?) (?=\S)/)) {
      const last = parts.at(-1) ?? "";
      if (last.startsWith("New: ") && last.endsWith(";")) parts.push(`New: ${sentence.replace(/^and /, "")}`);
      else if (last === "" || sentence.startsWith("New: ") || subject.test(sentence)) parts.push(sentence);
      else parts[parts.length - 1] = `${last} ${sentence}`;
    }
    return parts.flatMap((part) => {
      const whole = part.replace(/;$/, ".");
      if (!part.startsWith("New: "))
        return new RegExp(`\\b${name}\\b`).test(subject.exec(part)?.[1] ?? "") ? [whole] : [];
      if (!inList.test(part)) return [];
      return names.filter((each) => new RegExp(`\\b${each}\\b`).test(part)).length > 1
        ? [`New: ${name}.`]
        : [whole];
    });
  });
}
