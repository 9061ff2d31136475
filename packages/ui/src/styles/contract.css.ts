import { createGlobalThemeContract } from "@vanilla-extract/css";

/**
 * The token contract: CSS custom properties named by purpose, never by hue. A theme sets them; a dealer
 * re-skins everything by setting them again on `:root` or on any element.
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
      text: "color-text",
      textMuted: "color-text-muted",
      /** Primary action and active marks; carries `onAccent`. */
      accent: "color-accent",
      accentHover: "color-accent-hover",
      onAccent: "color-on-accent",
      /** Links and small accents; at least 4.5:1 on canvas. */
      accentText: "color-accent-text",
      /** End of the beam that starts with `accent`. */
      beamEnd: "color-beam-end",
      /** Marks diode (blue) machines only. */
      cool: "color-cool",
      success: "color-success",
      danger: "color-danger",
      /** Laid over pictures under text. */
      scrim: "color-scrim",
      onScrim: "color-on-scrim",
      focus: "color-focus",
    },
    font: {
      body: "font-body",
      /** Small labels of measure. */
      mono: "font-mono",
    },
    radius: {
      control: "radius-control",
      field: "radius-field",
      picture: "radius-picture",
      card: "radius-card",
    },
    shadow: {
      /** Only for what floats: menus, dialogs, chat. */
      float: "shadow-float",
    },
  },
  (value) => `lm-${value}`,
);
