import { breakpoint, fontSize, space, vars } from "@lightmaker/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties, ReactNode } from "react";
import { scales } from "../../../packages/ui/src/styles/theme-values.ts";

const meta = { title: "Foundations/Space" } satisfies Meta;
export default meta;

/** A table with a token, its value and a sample in each row. */
function Table({
  rows,
}: {
  rows: readonly (readonly [token: string, value: string | number, drawing: ReactNode])[];
}) {
  return (
    <dl
      lang="en"
      style={{ display: "grid", gap: space.m, fontFamily: vars.font.mono, fontSize: fontSize.micro }}
    >
      {rows.map(([token, value, drawing]) => (
        <div
          key={token}
          style={{
            display: "grid",
            gridTemplateColumns: "minmax(9rem, 18rem) minmax(0, 1fr)",
            gap: space.l,
            alignItems: "center",
          }}
        >
          <dt>
            {token}: {value}
          </dt>
          <dd style={{ overflow: "clip" }}>{drawing}</dd>
        </div>
      ))}
    </dl>
  );
}

const bar = (inlineSize: string | number) => (
  <div style={{ inlineSize, blockSize: space.m, backgroundColor: vars.color.accent }} />
);

/** Spacing on a base of 4 px. `section` and `gutter` grow with the width of the viewport. */
export const Scale: StoryObj = {
  render: () => (
    <Table rows={Object.entries(scales.space).map(([name, size]) => [`space.${name}`, size, bar(size)])} />
  ),
};

/**
 * Maximum widths of content and of lines of text, and the breakpoints. Media queries start just above a breakpoint:
 * `above.medium`.
 */
export const Widths: StoryObj = {
  render: () => (
    <Table
      rows={[
        ...Object.entries(scales.width).map(([name, size]) => [`width.${name}`, size, bar(size)] as const),
        ...Object.entries(breakpoint).map(
          ([name, size]) => [`breakpoint.${name}`, `${size} px`, bar(size / 2)] as const,
        ),
      ]}
    />
  ),
};

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

/**
 * Radii and the shadow. They belong to the theme, so a dealer may make all corners square. Only floating elements have a
 * shadow.
 */
export const Shapes: StoryObj = {
  render: () => (
    <Table
      rows={[
        ...Object.entries(vars.radius).map(
          ([name, radius]) => [`vars.radius.${name}`, radius, box({ borderRadius: radius })] as const,
        ),
        ["vars.shadow.float", vars.shadow.float, box({ boxShadow: vars.shadow.float, overflow: "visible" })],
      ]}
    />
  ),
};
