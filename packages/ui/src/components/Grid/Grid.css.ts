import { createVar } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { inComponents } from "../../styles/in-components.ts";
import { above, space } from "../../styles/scale.ts";

/** Current number of columns, chosen from the custom properties that the component sets. */
const columns = createVar();

export const grid = recipe({
  base: inComponents({
    display: "grid",
    vars: { [columns]: "var(--columns-base, 1)" },
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    "@media": {
      [above.small]: { vars: { [columns]: "var(--columns-small)" } },
      [above.medium]: { vars: { [columns]: "var(--columns-medium)" } },
      [above.large]: { vars: { [columns]: "var(--columns-large)" } },
    },
  }),
  variants: {
    gap: Object.fromEntries(
      Object.entries(space).map(([name, gap]) => [name, inComponents({ gap })]),
    ) as Record<keyof typeof space, ReturnType<typeof inComponents>>,
  },
  defaultVariants: { gap: "xl" },
});
