import { assignVars, globalStyle } from "@vanilla-extract/css";
import { accentText } from "./accent-text.ts";
import { scale, vars } from "./contract.css.ts";
import { tokens } from "./layers.css.ts";
import { above } from "./scale.ts";
import { brand, dark, dealer, dealerBrand, light, scales, scalesOnHuge } from "./theme-values.ts";

type Colour = keyof typeof vars.color;
const colours = (values: Readonly<Partial<Record<Colour, string>>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [vars.color[name as Colour], value]));

const assignBrand = ({ font, radius, color }: typeof brand) => ({
  ...assignVars(vars.font, { ...font, heading: vars.font.body }),
  ...assignVars(vars.radius, radius),
  ...colours(color),
});

const assignGround = (scheme: keyof typeof accentText, { color, shadow }: typeof light) => ({
  vars: {
    ...assignVars(vars.shadow, shadow),
    ...colours({
      ...color,
      accentText: accentText[scheme],
      focus: vars.color.accentText,
      lightDiode: vars.color.cool,
    }),
  },
  colorScheme: scheme,
});

const systemDark = "(prefers-color-scheme: dark)";

/** Returns the assignments of some steps of a scale. */
const steps = (names: Readonly<Record<string, string>>, values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([step, value]) => [names[step], value]));

const dense = Object.fromEntries(
  Object.entries(scales.space).map(([step, value]) => [step, `calc(${value} * ${scale.density})`]),
);

globalStyle(":root", {
  "@layer": {
    [tokens]: {
      vars: {
        ...assignBrand(brand),
        [scale.density]: "1",
        ...steps(scale.space, dense),
        ...steps(scale.fontSize, scales.fontSize),
        ...steps(scale.fontWeight, scales.fontWeight),
        ...steps(scale.width, scales.width),
      },
      "@media": {
        [above.huge]: {
          vars: {
            ...steps(scale.fontSize, scalesOnHuge.fontSize),
            ...steps(scale.width, scalesOnHuge.width),
          },
        },
      },
    },
  },
});
/** A theme set on the root element overrides the system's. Any section can set its own theme. */
globalStyle(":root, [data-theme=light]", { "@layer": { [tokens]: assignGround("light", light) } });
globalStyle(":root:not([data-theme])", {
  "@layer": { [tokens]: { "@media": { [systemDark]: assignGround("dark", dark) } } },
});
/**
 * `:root[data-theme=dark]` is more specific than `:root`. So a dealer's light theme for `:root` in this layer does not
 * override the dark theme.
 */
globalStyle(":root[data-theme=dark], [data-theme=dark]", {
  "@layer": { [tokens]: assignGround("dark", dark) },
});
globalStyle("[data-theme=dealer]", {
  "@layer": { [tokens]: { vars: assignBrand(dealerBrand) } },
});
globalStyle("[data-theme=dealer]", { "@layer": { [tokens]: assignGround("light", dealer) } });
