import { fontSize, space, vars } from "@lightmaker/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { title: "Foundations/Space" } satisfies Meta;
export default meta;

/** On a base of 4 px; `section` and `gutter` grow with the window. */
export const Scale: StoryObj = {
  render: () => (
    <dl style={{ display: "grid", gap: space.m, fontFamily: vars.font.mono, fontSize: fontSize.micro }}>
      {Object.entries(space).map(([name, size]) => (
        <div key={name} style={{ display: "grid", gridTemplateColumns: "16rem auto", alignItems: "center" }}>
          <dt>
            {name} {size}
          </dt>
          <dd style={{ inlineSize: size, blockSize: space.m, backgroundColor: vars.color.accent }} />
        </div>
      ))}
    </dl>
  ),
};
