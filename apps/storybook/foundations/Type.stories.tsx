import rows from "virtual:token-rows";
import { fontSize, space, vars, width } from "@lightmaker/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TokenTable } from "../.storybook/docs/TokenTable.tsx";

/** Samples in both scripts, independent of the toolbar's language, because the fonts are chosen to fit together. */
const scripts = [
  { lang: "zh-Hans", sample: "一束光，把想法切成 0.025 mm", weight: "光与木 1390" },
  { lang: "en", sample: "Light cuts ideas to 0.025 mm", weight: "Light and wood 1390" },
] as const;

const paragraphs = [
  {
    lang: "zh-Hans",
    text: "把材料放平，画好图，按下开始。相机对准板材，自动对焦量出厚度，净化器带走烟。激光功率 40 W 的机型，10 mm 以内的浇铸亚克力一次切穿。",
  },
  {
    lang: "en",
    text: "Lay the material flat, draw, press start. The camera finds the sheet, the focus measures its thickness and the filter takes the smoke. At 40 W the laser cuts cast acrylic up to 10 mm in one pass.",
  },
] as const;

const ruled = { borderBlockEnd: `1px solid ${vars.color.line}`, paddingBlockEnd: space.m } as const;
const label = { fontFamily: vars.font.mono, fontSize: fontSize.micro, color: vars.color.textMuted } as const;

const meta = {
  title: "Foundations/Type",
  parameters: { docs: { canvas: { sourceState: "none" } } },
} satisfies Meta;
export default meta;

const ofGroup = (name: string) => rows.filter(({ group }) => group === name);

/** Every variable of type: sizes grow with the width of the window, from 390 to 1440 px. */
export const Values: StoryObj = { render: () => <TokenTable groups={["fontSize", "fontWeight", "font"]} /> };

/** Fluid sizes between viewport widths of 390 and 1440 px, without breakpoints. */
export const Scale: StoryObj = {
  render: () => (
    <dl style={{ display: "grid", gap: space.l }}>
      {ofGroup("fontSize").map(({ code, property, values, css: { light: size } }) => (
        <div key={code} style={ruled}>
          <dt lang="en" style={label}>
            {property} · {code} · {values.light}
          </dt>
          {scripts.map(({ lang, sample }) => (
            <dd key={lang} lang={lang} style={{ fontSize: size, lineHeight: 1.3 }}>
              {sample}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  ),
};

/**
 * Latin text uses Geist, Chinese text uses a font of the reader's system. Geist is variable; Chinese fonts often have two
 * weights.
 */
export const Weights: StoryObj = {
  render: () => (
    <dl style={{ display: "grid", gap: space.l }}>
      {ofGroup("fontWeight").map(({ code, property, values: { light: weight } }) => (
        <div key={code} style={ruled}>
          <dt lang="en" style={label}>
            {property} · {code} · {weight}
          </dt>
          {scripts.map((script) => (
            <dd
              key={script.lang}
              lang={script.lang}
              style={{ fontSize: fontSize.h3, fontWeight: Number(weight) }}
            >
              {script.weight}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  ),
};

/**
 * Chinese text has a line height of 1.75 and line breaks between phrases; English text has a line height of 1.6. Both
 * depend on `lang`, so a quotation in the other language needs only that attribute. No line is longer than `width.text`.
 */
export const Reading: StoryObj = {
  render: () => (
    <div style={{ display: "grid", gap: space.xl }}>
      {paragraphs.map(({ lang, text }) => (
        <p key={lang} lang={lang} style={{ maxInlineSize: width.text }}>
          {text}
        </p>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const ratios = [...canvasElement.querySelectorAll("p")].map((paragraph) => {
      const style = getComputedStyle(paragraph);
      return Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize);
    });
    await expect(ratios[0]).toBeCloseTo(1.75, 2);
    await expect(ratios[1]).toBeCloseTo(1.6, 2);
  },
};

/** Figures are tabular everywhere, so that numbers in columns align. Units use the monospaced font. */
export const Figures: StoryObj = {
  render: () => (
    <ul lang="en" style={{ fontSize: fontSize.h3 }}>
      {["1111.1", "4000.0", "1390.8"].map((figure) => (
        <li key={figure}>
          <span data-figure>{figure}</span>{" "}
          <span style={{ fontFamily: vars.font.mono, fontSize: fontSize.small }}>mm/s</span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const widths = [...canvasElement.querySelectorAll("[data-figure]")].map((figure) =>
      Math.round(figure.getBoundingClientRect().width),
    );
    await expect(new Set(widths).size).toBe(1);
  },
};
