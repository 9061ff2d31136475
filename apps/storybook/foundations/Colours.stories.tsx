import { fontSize, space, vars } from "@lightmaker/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLayoutEffect, useRef, useState } from "react";
import { expect } from "storybook/test";
import { TokenTable } from "../.storybook/docs/TokenTable.tsx";
import { contrast } from "./contrast.ts";
import { type Pair, pairs } from "./pairs.ts";

/** Contrast thresholds of WCAG 2.2: for text, and for lines, marks and controls. */
const thresholds = [4.5, 3] as const;

function Row({ on, colour, least, use }: Pair) {
  const sample = useRef<HTMLSpanElement>(null);
  const [ratio, setRatio] = useState<number>();
  useLayoutEffect(() => {
    if (!sample.current) return;
    const style = getComputedStyle(sample.current);
    setRatio(contrast(style.color, style.backgroundColor));
  }, []);
  const cell = { padding: `${space.s} ${space.m} ${space.s} 0`, textAlign: "start" } as const;
  return (
    <tr data-ratio={ratio} data-least={least} data-pair={`${colour} on ${on}`}>
      <td style={cell}>
        <span
          ref={sample}
          aria-hidden="true"
          style={{
            display: "inline-block",
            inlineSize: "5rem",
            minBlockSize: "2.5rem",
            padding: space.s,
            color: vars.color[colour],
            backgroundColor: vars.color[on],
            border: `1px solid ${vars.color.line}`,
            borderBlockEnd: `2px solid ${vars.color[colour]}`,
          }}
        >
          {/* Pairs below 4.5 are for lines and marks. Text in them would correctly fail the axe check. */}
          {least < 4.5 ? null : "Aa 光"}
        </span>
      </td>
      <th scope="row" style={{ ...cell, fontWeight: 400 }}>
        {colour} on {on}
        <br />
        <span style={{ color: vars.color.textMuted, fontSize: fontSize.micro }}>{use}</span>
      </th>
      <td style={{ ...cell, fontFamily: vars.font.mono, textAlign: "end" }}>{ratio?.toFixed(2)}</td>
      {thresholds.map((threshold) => (
        <td key={threshold} style={cell}>
          {ratio === undefined ? null : ratio >= threshold ? "pass" : "—"}
        </td>
      ))}
      <td style={cell}>{ratio === undefined ? null : ratio >= least ? "pass" : "fail"}</td>
    </tr>
  );
}

function Theme({ name }: { name: "light" | "dark" | "dealer" }) {
  return (
    <section
      data-theme={name}
      lang="en"
      style={{ padding: space.xl, fontSize: fontSize.small, flex: "1 1 34rem" }}
    >
      <h2 style={{ fontSize: fontSize.h4, marginBlockEnd: space.m }}>{name}</h2>
      <table style={{ borderCollapse: "collapse" }}>
        <thead>
          <tr>
            {["Sample", "Pair and its use", "Ratio", "4.5 text", "3 marks", "Asked"].map((head) => (
              <th
                key={head}
                scope="col"
                style={{ textAlign: "start", paddingInlineEnd: space.m, fontWeight: 500 }}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <Row key={pair.on + pair.colour} {...pair} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const meta = {
  title: "Foundations/Colours",
  parameters: { docs: { canvas: { sourceState: "none" } }, layout: "fullscreen" },
} satisfies Meta;
export default meta;

/**
 * Every colour by its purpose, with its value in both themes, as in tokens.json. A dealer's theme sets the variables; code
 * names them as `vars.color`.
 */
export const Values: StoryObj = {
  parameters: { layout: "padded" },
  render: () => <TokenTable groups={["color"]} />,
};

/**
 * Tokens are named by purpose. The contrast of every pair is measured from the computed styles, in all three themes. The
 * columns show whether the pair is sufficient for text (4.5), for controls and marks (3), and for its own use.
 */
export const Contrast: StoryObj = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap" }}>
      <Theme name="light" />
      <Theme name="dark" />
      <Theme name="dealer" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll<HTMLElement>("tbody tr")];
    await expect(rows).toHaveLength(pairs.length * 3);
    const tooWeak = rows
      .filter((row) => Number(row.dataset["ratio"]) < Number(row.dataset["least"]))
      .map(
        (row) =>
          `${row.closest("section")?.dataset["theme"]}: ${row.dataset["pair"]} ${row.dataset["ratio"]}`,
      );
    await expect(tooWeak).toEqual([]);
  },
};
