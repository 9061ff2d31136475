import { vars } from "../styles/contract.css.ts";

/** The ground of the section as a colour that covers `percent` of what is under it. */
export const ground = (percent: number) =>
  `color-mix(in oklab, ${vars.color.canvas} ${percent}%, transparent)`;

/**
 * A scrim of the section's own ground, so that every text colour of its theme keeps its contrast. Behind text
 * it covers at least 86 %: muted text then has at least 4.5:1 over the worst pixel, white in the dark theme and black in
 * the light one (needed are 79 % and 82 %). From there it falls off without a visible edge.
 *
 * @param direction the side the text is on, as a gradient's angle points away from it: `to right`
 * @param solid how far the text reaches, as a CSS length
 * @param end where the picture stands free, as a CSS length
 */
export function scrim(direction: string, solid: string, end: string): string {
  const at = (share: number) => `calc(${solid} + (${end} - ${solid}) * ${share})`;
  const stops = [
    `${ground(100)} 0`,
    `${ground(86)} ${solid}`,
    `${ground(70)} ${at(0.25)}`,
    `${ground(40)} ${at(0.5)}`,
    `${ground(14)} ${at(0.75)}`,
    `transparent ${end}`,
  ];
  return `linear-gradient(${direction}, ${stops.join(", ")})`;
}
