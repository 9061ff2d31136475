import { createGlobalThemeContract } from "@vanilla-extract/css";

/**
 * The token contract: CSS custom properties named by purpose, never by hue. A dealer re-skins everything by setting
 * the brand on `:root`: `accent`, `accentHover`, `onAccent`, `beamEnd`, the fonts and the radii, which hold in every
 * theme. The other colours belong to the ground and are set again wherever an element carries `data-theme`;
 * `accentText` and `focus` are derived there from the accent.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The page. */
      canvas: "color-canvas",
      /** Cards, dialogs, fields. */
      surface: "color-surface",
      /** 1 px rules that structure the page. */
      line: "color-line",
      /** Outline of a control; at least 3:1 on surface and canvas (WCAG 1.4.11). */
      lineControl: "color-line-control",
      /** Headings and body. */
      text: "color-text",
      /** Leads, captions, hints; still at least 4.5:1. */
      textMuted: "color-text-muted",
      /** Primary action and active marks; carries `onAccent`. */
      accent: "color-accent",
      /** The primary action when pointed at. */
      accentHover: "color-accent-hover",
      /** Label on the accent; at least 4.5:1 on `accent` and `accentHover`. */
      onAccent: "color-on-accent",
      /** Links and small accents; derived from `accent`, at least 4.5:1 on canvas and surface of its theme. */
      accentText: "color-accent-text",
      /** End of the beam that starts with `accent`. */
      beamEnd: "color-beam-end",
      /** Marks diode (blue) machines only. */
      cool: "color-cool",
      /** Message that all went well. */
      success: "color-success",
      /** Message of an error, and its field. */
      danger: "color-danger",
      /** Laid over pictures under text. */
      scrim: "color-scrim",
      /** Text on the scrim. */
      onScrim: "color-on-scrim",
      /** Ring around what has the keyboard; `accentText` unless set. */
      focus: "color-focus",
    },
    font: {
      /** Everything that is read. */
      body: "font-body",
      /** Small labels of measure. */
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
      /** Only for what floats: menus, dialogs, chat. */
      float: "shadow-float",
    },
  },
  (value) => `lm-${value}`,
);
