/** Splits a text at its commas into words, each once. */
export const listOf = (words: string | undefined): string[] => [
  ...new Set((words ?? "").split(",").flatMap((word) => word.trim() || [])),
];
