import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fromExamples } from "../../stories.ts";
import { examples } from "./Kerf.examples.ts";
import { Kerf } from "./Kerf.tsx";

const meta = {
  component: Kerf,
  parameters: { docs: { frame: { scroll: 560 } } },
  decorators: [(Story) => <div style={{ blockSize: "300vh" }}>{Story()}</div>],
} satisfies Meta<typeof Kerf>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It takes no place, no pointer and no name, and never makes the page wider. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async ({ canvasElement }) => {
    const cut = canvasElement.querySelector<HTMLElement>("[aria-hidden=true]");
    if (!cut) throw new Error("There is no kerf.");
    const styles = getComputedStyle(cut);
    await expect(styles.position).toBe("absolute");
    await expect(styles.pointerEvents).toBe("none");
    await expect(cut.getBoundingClientRect().width).toBe(2);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
