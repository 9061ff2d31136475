import { createGlobalThemeContract } from "@vanilla-extract/css";

/**
 * The token contract: CSS custom properties named by purpose, never by hue. A dealer changes the brand by setting these on
 * `:root`: `accent`, `accentHover`, `onAccent`, `beamEnd`, `scrim`, `onScrim`, the fonts and the radii. They apply in every
 * theme. The other colours belong to a theme and are set again on every element with `data-theme`. `accentText` and `focus`
 * are derived from the accent there.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** Background of the page. */
      canvas: "color-canvas",
      /** Background of cards, dialogs and fields. */
      surface: "color-surface",
      /** Lines, 1 px wide, that divide the page. */
      line: "color-line",
      /** Outline of a control; at least 3:1 on surface and canvas (WCAG 1.4.11). */
      lineControl: "color-line-control",
      /** Headings and body text. */
      text: "color-text",
      /** Leads, captions and hints; at least 4.5:1. */
      textMuted: "color-text-muted",
      /** Primary action and active marks. Text on it uses `onAccent`. */
      accent: "color-accent",
      /** Primary action on hover. */
      accentHover: "color-accent-hover",
      /** Text on the accent; at least 4.5:1 on `accent` and `accentHover`. */
      onAccent: "color-on-accent",
      /** Links and small accents; derived from `accent`, at least 4.5:1 on the canvas and surface of the theme. */
      accentText: "color-accent-text",
      /** End colour of the beam gradient, which starts with `accent`. */
      beamEnd: "color-beam-end",
      /** Marks diode (blue) machines only. */
      cool: "color-cool",
      /** Light of a CO₂ glass tube (amber); at least 4.5:1 on canvas and surface, as all four. Always with a word. */
      lightCo2: "color-light-co2",
      /** Light of a CO₂ RF tube (graphite). */
      lightRf: "color-light-rf",
      /** Light of a diode (blue); `cool` unless set. */
      lightDiode: "color-light-diode",
      /** Light of a fibre source (teal). */
      lightFibre: "color-light-fibre",
      /** Success message. */
      success: "color-success",
      /** Error message, and a field with an error. */
      danger: "color-danger",
      /** Overlay on pictures, below text. */
      scrim: "color-scrim",
      /** Text on the scrim. */
      onScrim: "color-on-scrim",
      /** Focus ring; `accentText` unless set. */
      focus: "color-focus",
    },
    font: {
      /** All text. */
      body: "font-body",
      /** Code, and small technical labels such as numbers and file sizes. */
      mono: "font-mono",
    },
    radius: {
      /** Buttons and switches. */
      control: "radius-control",
      /** Fields, panels, small boxes. */
      field: "radius-field",
      /** Pictures and films. */
      picture: "radius-picture",
      /** Cards and dialogs. */
      card: "radius-card",
    },
    shadow: {
      /** Floating elements only: menus, dialogs, chat. */
      float: "shadow-float",
    },
  },
  (value) => `lm-${value}`,
);
