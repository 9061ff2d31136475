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
      /** Headings; `body` unless set. */
      heading: "font-heading",
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

/**
 * The scales: the same in every theme. A dealer changes the density of the whole page with `density`, or single steps. They
 * are set on `:root`; on another element `density` has no effect, because the steps are computed on the root.
 */
export const scale = createGlobalThemeContract(
  {
    /** Factor of all space, without unit; 1 unless set. Sensible from 0.8 to 1.25. */
    density: "density",
    space: {
      /** Between the parts of one word or sign; 4 px. */
      xs: "space-xs",
      /** Between an icon and its text; 8 px. */
      s: "space-s",
      /** Inside small controls; 12 px. */
      m: "space-m",
      /** Between the lines of one thing; 16 px. */
      l: "space-l",
      /** Between things; 24 px. */
      xl: "space-xl",
      /** Inside cards; 32 px. */
      "2xl": "space-2xl",
      /** Between groups; 48 px. */
      "3xl": "space-3xl",
      /** Between large groups; 64 px. */
      "4xl": "space-4xl",
      /** Between the parts of a scene; 96 px. */
      "5xl": "space-5xl",
      /** The largest distance; 128 px. */
      "6xl": "space-6xl",
      /** Padding above and below a section: 6 rem on a desktop. */
      section: "space-section",
      /** The same for a section that belongs to the one before it, such as a table or questions: 4 rem. */
      sectionCompact: "space-section-compact",
      /** The same for a section that is a scene of its own: 8 rem. */
      sectionLoose: "space-section-loose",
      /** Space between the edge of the page and its content. */
      gutter: "space-gutter",
    },
    fontSize: {
      /** The largest line of a page: its promise. */
      display: "font-size-display",
      /** Heading of a page. */
      h1: "font-size-h1",
      /** Heading of a section. */
      h2: "font-size-h2",
      /** Heading of a part, and leads. */
      h3: "font-size-h3",
      /** Heading of a card. */
      h4: "font-size-h4",
      /** Figures in large type. */
      figure: "font-size-figure",
      /** Running text; at least 16 px. */
      body: "font-size-body",
      /** Captions, hints and table cells; at least 14 px. */
      small: "font-size-small",
      /** Technical labels; at least 13 px. */
      micro: "font-size-micro",
    },
    fontWeight: {
      /** Running text. */
      regular: "font-weight-regular",
      /** Controls, and words to find in running text. */
      medium: "font-weight-medium",
      /** Headings. */
      semibold: "font-weight-semibold",
    },
    width: {
      /** Maximum width of content: 80 rem, and 90 rem on very wide screens. */
      content: "width-content",
      /** Maximum comfortable length of a line of text. */
      text: "width-text",
    },
  },
  (value) => `lm-${value}`,
);
