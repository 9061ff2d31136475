import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { components } from "../../styles/layers.css.ts";
import { lightColour } from "../../styles/light-colour.ts";
import { above, fontSize, fontWeight, space } from "../../styles/scale.ts";

export const products = style(
  inComponents({
    display: "grid",
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    gap: space.s,
    marginBlockStart: space.s,
    paddingBlockStart: space.s,
    borderBlockStart: `1px solid ${vars.color.line}`,
    "@media": { [`not ${above.medium}`]: { gridTemplateColumns: "1fr 1fr", marginBlockEnd: space.l } },
  }),
);

type Rule = Parameters<typeof inComponents>[0];
/** The parts of a product by their place, because every class name is in the first script of every page. */
const part = (selector: string, rule: Rule) => globalStyle(selector, { "@layer": { [components]: rule } });

part(`${products} a`, {
  display: "grid",
  justifyItems: "start",
  gap: "0.125rem",
  padding: space.s,
  borderRadius: vars.radius.control,
});
part(`${products} a:hover`, { backgroundColor: vars.color.canvas });
part(`${products} a > :first-child`, {
  inlineSize: "100%",
  marginBlockEnd: space.xs,
  borderRadius: vars.radius.control,
  overflow: "clip",
});
/** Source and bed. */
part(`${products} a > :nth-child(n + 2)`, { fontSize: fontSize.micro });
part(`${products} a > :last-child`, { color: vars.color.textMuted });
/** Looks like a LightMark, whose script would be in the first load of every page. */
part(`${products} [data-light]`, {
  borderInlineStart: "0.25em solid currentColor",
  paddingInlineStart: space.s,
  fontWeight: fontWeight.medium,
});
for (const [light, color] of Object.entries(lightColour))
  part(`${products} [data-light=${light}]`, { color });
