/** Joins inline code that stands on two lines: Storybook would make a block of it, in the middle of the sentence. */
export const unwrapped = (markdown: string): string =>
  markdown
    .split(/(^```[\s\S]*?^```)/m)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replaceAll(/`[^`]+`/g, (code) => code.replaceAll(/\s*\n\s*/g, " ")),
    )
    .join("");
