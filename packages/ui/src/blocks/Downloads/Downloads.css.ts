import { vars } from "../../styles/contract.css.ts";
import { above, fontSize, space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

export const list = blockStyle({ borderBlockEnd: `1px solid ${vars.color.line}` });

/** Text, data and button are on one line where there is space, with the checksum below. */
export const row = blockStyle({
  display: "grid",
  gap: space.l,
  paddingBlock: space.xl,
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": {
    [above.large]: {
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 5fr) minmax(9rem, auto)",
      columnGap: space["2xl"],
      alignItems: "center",
    },
  },
});

export const words = blockStyle({ display: "grid", gap: space.xs, minInlineSize: 0 });

export const data = blockStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space.m,
  fontSize: fontSize.small,
  "@media": { [above.small]: { gridTemplateColumns: "repeat(4, minmax(0, auto))" } },
});

export const datum = blockStyle({ minInlineSize: 0, overflowWrap: "anywhere" });

export const label = blockStyle({ fontSize: fontSize.micro, color: vars.color.textMuted });

/** Always in the last column, even if the row has no data. */
export const action = blockStyle({
  "@media": { [above.large]: { gridColumn: "-2 / -1", justifySelf: "end", maxInlineSize: "16rem" } },
});

export const changes = blockStyle({ gridColumn: "1 / -1", fontSize: fontSize.small });

export const checksum = blockStyle({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.m,
  minInlineSize: 0,
});

export const digits = blockStyle({
  minInlineSize: 0,
  fontFamily: vars.font.mono,
  fontSize: fontSize.micro,
  overflowWrap: "anywhere",
  // One click selects the whole checksum, even without the button.
  userSelect: "all",
});

/** Reserves its space but stays hidden until hydration. */
export const copy = blockStyle({
  visibility: "hidden",
  marginInlineStart: `calc(-1 * ${space.m})`,
  selectors: { "&[data-live]": { visibility: "visible" } },
});

export const outcome = blockStyle({ fontSize: fontSize.small, color: vars.color.textMuted });
