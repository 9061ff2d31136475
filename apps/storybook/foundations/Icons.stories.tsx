import { fontSize, Icon, type IconName, space, vars } from "@lightmaker/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { icons } from "../../../packages/ui/src/components/Icon/registry.ts";

const names = Object.keys(icons) as IconName[];

const meta = {
  title: "Foundations/Icons",
  parameters: { docs: { canvas: { sourceState: "none" } } },
} satisfies Meta;
export default meta;

/**
 * The whole icon registry. A name states the meaning of an icon, not its drawing, so the drawing may change. The stroke is
 * 1.5 px at every size, in the colour of the text beside it. A new icon requires a decision in the registry.
 */
export const Registry: StoryObj = {
  render: () => (
    <ul
      lang="en"
      style={{
        display: "grid",
        gap: space.m,
        gridTemplateColumns: "repeat(auto-fill, minmax(8rem, 1fr))",
        fontSize: fontSize.small,
      }}
    >
      {names.map((name) => (
        <li
          key={name}
          style={{
            display: "grid",
            justifyItems: "center",
            gap: space.m,
            padding: space.l,
            border: `1px solid ${vars.color.line}`,
            borderRadius: vars.radius.field,
            backgroundColor: vars.color.surface,
          }}
        >
          <Icon name={name} size="xl" />
          <code style={{ fontFamily: vars.font.mono }}>{name}</code>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("svg")).toHaveLength(names.length);
  },
};
