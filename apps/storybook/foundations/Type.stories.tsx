import { fontSize, space, vars } from "@lightmaker/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";

const samples: Record<string, string> = {
  zh: "一束光，把想法切成 0.025 mm",
  en: "Light cuts ideas to 0.025 mm",
};

const meta = { title: "Foundations/Type" } satisfies Meta;
export default meta;

/** Fluid from 390 to 1440 px of window. Latin in Geist, Chinese in the reader's own face, figures tabular. */
export const Scale: StoryObj = {
  render: (_args, { globals }) => (
    <dl style={{ display: "grid", gap: space.l }}>
      {Object.entries(fontSize).map(([name, size]) => (
        <div key={name} style={{ borderBlockEnd: `1px solid ${vars.color.line}`, paddingBlockEnd: space.m }}>
          <dt style={{ fontFamily: vars.font.mono, fontSize: fontSize.micro, color: vars.color.textMuted }}>
            {name} {size}
          </dt>
          <dd style={{ fontSize: size, lineHeight: 1.3 }}>{samples[String(globals["language"])]}</dd>
        </div>
      ))}
    </dl>
  ),
};
