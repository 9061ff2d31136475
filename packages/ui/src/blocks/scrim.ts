import { vars } from "../styles/contract.css.ts";

/**
 * Opacity of the section's background behind text on a picture, in percent. `scrim.test.ts` and `accent-text.test.ts` test
 * the text colours of every theme at this opacity: at least 4.5:1 over the worst pixel.
 */
export const coverage = 92;

/** Returns the background colour of the section with an opacity of `percent`. */
export const sectionBackground = (percent: number) =>
  `color-mix(in oklab, ${vars.color.canvas} ${percent}%, transparent)`;

/**
 * Returns a scrim in the section's own background colour, so that every text colour of its theme keeps its contrast. Behind
 * the text its opacity is at least {@link coverage} percent; beyond the text it fades out without a visible edge.
 *
 * @param direction direction of the gradient, away from the text's side: `to right` for text on the left
 * @param solid extent of the text, as a CSS length
 * @param end position from which the picture is uncovered, as a CSS length
 */
export function scrim(direction: string, solid: string, end: string): string {
  const at = (share: number) => `calc(${solid} + (${end} - ${solid}) * ${share})`;
  const stops = [
    `${sectionBackground(100)} 0`,
    `${sectionBackground(coverage)} ${solid}`,
    `${sectionBackground(76)} ${at(0.25)}`,
    `${sectionBackground(44)} ${at(0.5)}`,
    `${sectionBackground(14)} ${at(0.75)}`,
    `transparent ${end}`,
  ];
  return `linear-gradient(${direction}, ${stops.join(", ")})`;
}
