import { breakpoint, fontSize, space, vars, width } from "@lightmaker/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties, ReactNode } from "react";

const meta = { title: "Foundations/Space" } satisfies Meta;
export default meta;

/** Token, value and a drawing of it, one in a line. */
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

/** On a base of 4 px; `section` and `gutter` grow with the window. */
export const Scale: StoryObj = {
  render: () => (
    <Table rows={Object.entries(space).map(([name, size]) => [`space.${name}`, size, bar(size)])} />
  ),
};

/** Widest content, longest line, and where layouts change. Queries start just above a breakpoint: `above.medium`. */
export const Widths: StoryObj = {
  render: () => (
    <Table
      rows={[
        ...Object.entries(width).map(([name, size]) => [`width.${name}`, size, bar(size)] as const),
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

/** Corners and the one shadow belong to the theme: a dealer may square them all. Only what floats casts a shadow. */
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
