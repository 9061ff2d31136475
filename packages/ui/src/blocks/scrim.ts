import { vars } from "../styles/contract.css.ts";

/**
 * Share of a picture that the section's ground covers behind words, in percent. `scrim.test.ts` holds every text
 * colour of every theme to 4.5:1 over the worst pixel at this share.
 */
export const coverage = 92;

/** The ground of the section as a colour that covers `percent` of what is under it. */
export const ground = (percent: number) =>
  `color-mix(in oklab, ${vars.color.canvas} ${percent}%, transparent)`;

/**
 * A scrim of the section's own ground, so that every text colour of its theme keeps its contrast. Behind text it
 * covers at least {@link coverage} percent; from there it falls off without a visible edge.
 *
 * @param direction the side the text is on, as a gradient's angle points away from it: `to right`
 * @param solid how far the text reaches, as a CSS length
 * @param end where the picture stands free, as a CSS length
 */
export function scrim(direction: string, solid: string, end: string): string {
  const at = (share: number) => `calc(${solid} + (${end} - ${solid}) * ${share})`;
  const stops = [
    `${ground(100)} 0`,
    `${ground(coverage)} ${solid}`,
    `${ground(76)} ${at(0.25)}`,
    `${ground(44)} ${at(0.5)}`,
    `${ground(14)} ${at(0.75)}`,
    `transparent ${end}`,
  ];
  return `linear-gradient(${direction}, ${stops.join(", ")})`;
}
