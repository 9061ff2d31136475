import type { vars } from "@lightmaker/ui";

type Colour = keyof typeof vars.color;

export interface Pair {
  on: Colour;
  colour: Colour;
  /** Minimum contrast for this use (WCAG 2.2); 7 for body text. */
  least: number;
  use: string;
}

/** Pairs of a colour and its background, with their use. */
export const pairs: readonly Pair[] = [
  { on: "canvas", colour: "text", least: 7, use: "Text on the page" },
  { on: "surface", colour: "text", least: 7, use: "Text on cards and in fields" },
  { on: "canvas", colour: "textMuted", least: 4.5, use: "Leads, captions, hints" },
  { on: "surface", colour: "textMuted", least: 4.5, use: "The same on cards" },
  { on: "canvas", colour: "accentText", least: 4.5, use: "Links" },
  { on: "surface", colour: "accentText", least: 4.5, use: "Links on cards" },
  { on: "accent", colour: "onAccent", least: 4.5, use: "Label of the primary button" },
  { on: "accentHover", colour: "onAccent", least: 4.5, use: "The same when pointed at" },
  { on: "canvas", colour: "success", least: 4.5, use: "Message that all went well" },
  { on: "canvas", colour: "danger", least: 4.5, use: "Message of an error" },
  { on: "surface", colour: "danger", least: 4.5, use: "The same on cards" },
  { on: "canvas", colour: "cool", least: 3, use: "Mark of diode machines" },
  { on: "canvas", colour: "lightCo2", least: 4.5, use: "Name of a CO₂ glass tube" },
  { on: "canvas", colour: "lightRf", least: 4.5, use: "Name of an RF tube" },
  { on: "canvas", colour: "lightFibre", least: 4.5, use: "Name of a fibre source" },
  { on: "canvas", colour: "lineControl", least: 3, use: "Edge of a control" },
  { on: "surface", colour: "lineControl", least: 3, use: "Edge of a field on a card" },
  { on: "canvas", colour: "focus", least: 3, use: "Ring of the keyboard's focus" },
  { on: "surface", colour: "focus", least: 3, use: "The same on cards" },
];
