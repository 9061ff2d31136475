import { space, vars } from "@lightmaker/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { TokenTable } from "../.storybook/docs/TokenTable.tsx";

const meta = {
  title: "Foundations/Space",
  parameters: { docs: { canvas: { sourceState: "none" } } },
} satisfies Meta;
export default meta;

const bar = (inlineSize: string) => (
  <div style={{ inlineSize: "10rem", overflow: "clip" }}>
    <div style={{ inlineSize, blockSize: space.m, backgroundColor: vars.color.accent }} />
  </div>
);

const box = (style: CSSProperties) => (
  <div
    style={{
      inlineSize: "8rem",
      blockSize: "4rem",
      margin: space.m,
      border: `1px solid ${vars.color.line}`,
      backgroundColor: vars.color.surface,
      ...style,
    }}
  />
);

/** Spacing on a base of 4 px. `section` and `gutter` grow with the width of the window, from 390 to 1440 px. */
export const Scale: StoryObj = {
  render: () => <TokenTable groups={["space"]} sample={({ css }) => bar(css.light)} />,
};

/** Factor of all space: a brand sets it once on the root. */
export const Density: StoryObj = { render: () => <TokenTable groups={["density"]} /> };

/**
 * Maximum widths of content and of lines of text, and the breakpoints. Media queries start just above a breakpoint:
 * `above.medium`. Breakpoints have no variables, because a media query cannot read one.
 */
export const Widths: StoryObj = {
  render: () => <TokenTable groups={["width", "breakpoint"]} />,
};

/**
 * Radii and the shadow. They belong to the theme, so a dealer may make all corners square. Only floating elements have a
 * shadow.
 */
export const Shapes: StoryObj = {
  render: () => (
    <TokenTable
      groups={["radius", "shadow"]}
      sample={({ group, css }) =>
        box(group === "radius" ? { borderRadius: css.light } : { boxShadow: css.light })
      }
    />
  ),
};
