import { above, fontWeight, space, vars } from "@lightmaker/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export { actions, onPaper, onScreen, part } from "../tools/tools.css.ts";

const withoutScripts = "(scripting: none)";

/** Plan first on a phone; on a desktop the fields stand at its left and the plan stays in view. */
export const planner = style({
  display: "grid",
  gap: space["2xl"],
  minInlineSize: 0,
  "@media": {
    [above.large]: {
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
      columnGap: space["3xl"],
      alignItems: "start",
    },
    [withoutScripts]: { display: "none" },
    print: { display: "none" },
  },
});

export const fields = style({
  display: "grid",
  gap: space["2xl"],
  minInlineSize: 0,
  order: 1,
  "@media": { [above.large]: { order: 0 } },
  // The plan follows. While HTML still arrives, it would push the fields down.
  selectors: { "&:not(:has(+ *))": { visibility: "hidden" } },
});

export const plan = style({
  display: "grid",
  gap: space.l,
  minInlineSize: 0,
  "@media": { [above.large]: { position: "sticky", insetBlockStart: "5rem" } },
  // Taller than the window with the view in three dimensions.
  selectors: { "&:has([data-room-view])": { position: "static" } },
});

export const group = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({
  paddingInline: 0,
  paddingBlockEnd: space.m,
  fontWeight: fontWeight.semibold,
});

export const pair = style({
  display: "grid",
  gap: space.l,
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "end",
  "@media": { "(width <= 22.5em)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** Longer words of a list. */
export const wide = style({ gridColumn: "1 / -1" });

export const add = style({
  display: "grid",
  gap: space.m,
  gridTemplateColumns: "minmax(0, 1fr) max-content",
  alignItems: "end",
});

export const short = style({ justifySelf: "start" });

export const report = style({
  display: "grid",
  gap: space["3xl"],
  marginBlockStart: space["3xl"],
  minInlineSize: 0,
  "@media": {
    [withoutScripts]: { display: "none" },
    print: { display: "block", marginBlockStart: space.xl },
  },
});
globalStyle(`${report} > * + *`, { "@media": { print: { marginBlockStart: space.xl } } });

export const things = style({
  display: "grid",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { print: { display: "none" } },
});

export const thing = style({
  display: "grid",
  gap: space.m,
  paddingBlock: space.l,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: {
    "&[data-selected]": { boxShadow: `inset 3px 0 ${vars.color.accent}`, paddingInlineStart: space.m },
  },
});

export const thingHead = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: space.m });

export const row = style({
  display: "grid",
  gap: space.l,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))",
  alignItems: "end",
});

/** Two or three words stay on a line or two. */
export const result = style({ "@media": { [above.medium]: { minInlineSize: "9rem" } } });
