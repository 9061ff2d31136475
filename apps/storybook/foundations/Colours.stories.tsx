import { fontSize, space, vars } from "@lightmaker/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLayoutEffect, useRef, useState } from "react";
import { expect } from "storybook/test";
import { contrast } from "./contrast.ts";

type Colour = keyof typeof vars.color;

/** Which colour stands on which ground, and the least contrast WCAG asks of the pair. */
const pairs: readonly { on: Colour; colour: Colour; least: number }[] = [
  { on: "canvas", colour: "text", least: 7 },
  { on: "surface", colour: "text", least: 7 },
  { on: "canvas", colour: "textMuted", least: 4.5 },
  { on: "surface", colour: "textMuted", least: 4.5 },
  { on: "canvas", colour: "accentText", least: 4.5 },
  { on: "surface", colour: "accentText", least: 4.5 },
  { on: "accent", colour: "onAccent", least: 4.5 },
  { on: "accentHover", colour: "onAccent", least: 4.5 },
  { on: "canvas", colour: "success", least: 4.5 },
  { on: "canvas", colour: "danger", least: 4.5 },
  { on: "surface", colour: "danger", least: 4.5 },
  { on: "canvas", colour: "cool", least: 3 },
  { on: "canvas", colour: "lineControl", least: 3 },
  { on: "surface", colour: "lineControl", least: 3 },
  { on: "canvas", colour: "focus", least: 3 },
  { on: "surface", colour: "focus", least: 3 },
];

function Pair({ on, colour, least }: (typeof pairs)[number]) {
  const sample = useRef<HTMLSpanElement>(null);
  const [ratio, setRatio] = useState<number>();
  useLayoutEffect(() => {
    if (!sample.current) return;
    const style = getComputedStyle(sample.current);
    setRatio(contrast(style.color, style.backgroundColor));
  }, []);
  return (
    <tr data-ratio={ratio} data-least={least} data-pair={`${colour} on ${on}`}>
      <td style={{ paddingBlock: space.s }}>
        <span
          ref={sample}
          aria-hidden="true"
          style={{
            display: "inline-block",
            inlineSize: "6rem",
            minBlockSize: "2.5rem",
            padding: space.s,
            color: vars.color[colour],
            backgroundColor: vars.color[on],
            borderBlockEnd: `2px solid ${vars.color[colour]}`,
          }}
        >
          {/* Pairs under 4.5 are for lines and marks; text in them would rightly fail. */}
          {least < 4.5 ? null : "Aa 光"}
        </span>
      </td>
      <td style={{ paddingInline: space.l }}>
        {colour} on {on}
      </td>
      <td style={{ fontFamily: vars.font.mono, textAlign: "end" }}>
        {ratio?.toFixed(2)} (at least {least})
      </td>
    </tr>
  );
}

function Theme({ name }: { name: "light" | "dark" | "dealer" }) {
  return (
    <section data-theme={name} style={{ padding: space.xl, fontSize: fontSize.small }}>
      <h2 style={{ fontSize: fontSize.h4, marginBlockEnd: space.m }}>{name}</h2>
      <table>
        <tbody>
          {pairs.map((pair) => (
            <Pair key={pair.on + pair.colour} {...pair} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const meta = {
  title: "Foundations/Colours",
  parameters: { layout: "fullscreen" },
} satisfies Meta;
export default meta;

/** Tokens are named by purpose. Every pair is measured from what the browser computed, in all three themes. */
export const Contrast: StoryObj = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap" }}>
      <Theme name="light" />
      <Theme name="dark" />
      <Theme name="dealer" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll("tr")];
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
