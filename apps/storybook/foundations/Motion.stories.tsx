import rows from "virtual:token-rows";
import { Button, easing, fontSize, space, vars } from "@lightmaker/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { TokenTable } from "../.storybook/docs/TokenTable.tsx";

const meta = {
  title: "Foundations/Motion",
  parameters: { docs: { canvas: { sourceState: "none" } } },
} satisfies Meta;
export default meta;

const durations = rows.filter(({ group }) => group === "duration");

/**
 * Durations and the easing. They have no variables, because scripts read them too: code imports them from the package, and
 * tokens.json has them.
 */
export const Values: StoryObj = { render: () => <TokenTable groups={["duration", "easing"]} /> };

function Tracks() {
  const [there, setThere] = useState(false);
  return (
    <div lang="en" style={{ display: "grid", gap: space.xl, justifyItems: "start" }}>
      <Button variant="secondary" onClick={() => setThere(!there)}>
        Move
      </Button>
      <dl style={{ display: "grid", gap: space.l, inlineSize: "100%", fontSize: fontSize.small }}>
        {durations.map(({ code, css, values, use }) => (
          <div key={code} style={{ display: "grid", gap: space.s }}>
            <dt>
              <code style={{ fontFamily: vars.font.mono }}>
                {code}: {values.light}
              </code>{" "}
              <span style={{ color: vars.color.textMuted }}>{use}</span>
            </dt>
            <dd style={{ position: "relative", blockSize: "1.5rem", backgroundColor: vars.color.line }}>
              <span
                data-runner
                style={{
                  position: "absolute",
                  inlineSize: "1.5rem",
                  blockSize: "1.5rem",
                  backgroundColor: vars.color.accent,
                  insetInlineStart: there ? "calc(100% - 1.5rem)" : 0,
                  transition: `inset-inline-start ${css.light} ${easing}`,
                }}
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Three durations and one easing, `cubic-bezier(.2,0,0,1)`: a fast start and a slow end. */
export const Durations: StoryObj = {
  render: () => <Tracks />,
  play: async ({ canvasElement }) => {
    const runners = [...canvasElement.querySelectorAll("[data-runner]")];
    await expect(runners.map((runner) => getComputedStyle(runner).transitionTimingFunction)).toEqual(
      runners.map(() => "cubic-bezier(0.2, 0, 0, 1)"),
    );
    await userEvent.click(within(canvasElement).getByRole("button"));
    const finished = runners
      .flatMap((runner) => runner.getAnimations())
      .map((animation) => animation.finished);
    await Promise.all(finished);
  },
};

const rules = [
  [
    "What moves by itself for more than 5 s",
    "Pause button; stops under pointer and focus, and off screen",
    "Does not start",
  ],
  ["What opens or closes", "duration.medium, in its place", "At once"],
  ["What turns while something loads", "Turns", "Fades instead"],
  ["Figures that count up", "From zero, once, when half is in sight", "Stand at their figure"],
  ["Jumps within a page", "Scroll smoothly", "Jump"],
] as const;

/**
 * Every kind of motion, and its replacement for readers who prefer reduced motion. Use the toolbar to see it here; tests
 * use the setting of the browser.
 */
export const Reduced: StoryObj = {
  render: () => (
    <table lang="en" style={{ borderCollapse: "collapse" }}>
      <thead>
        <tr>
          {["Motion", "Usually", "Reduced"].map((head) => (
            <th key={head} scope="col" style={{ textAlign: "start", padding: space.m, fontWeight: 500 }}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rules.map(([motion, usually, reduced]) => (
          <tr key={motion} style={{ borderBlockStart: `1px solid ${vars.color.line}` }}>
            <th scope="row" style={{ textAlign: "start", padding: space.m, fontWeight: 400 }}>
              {motion}
            </th>
            <td style={{ padding: space.m }}>{usually}</td>
            <td style={{ padding: space.m }}>{reduced}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};
