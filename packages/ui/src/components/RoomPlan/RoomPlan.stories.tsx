import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./RoomPlan.examples.ts";
import { RoomPlan } from "./RoomPlan.tsx";

const meta = {
  component: RoomPlan,
  args: { onSelect: fn(), onMove: fn(), onTurn: fn(), onRemove: fn() },
} satisfies Meta<typeof RoomPlan>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Selects, moves, turns and removes by keyboard, and moves by dragging. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { items, onSelect, onMove, onTurn, onRemove } = shownArgs(context);
    const [machine] = items;
    const button = within(context.canvasElement).getByRole("button", { name: machine?.label ?? "" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(onSelect).toHaveBeenLastCalledWith("machine");
    await userEvent.keyboard("{ArrowRight}");
    await expect(onMove).toHaveBeenLastCalledWith("machine", { x: 1410, y: 200 });
    await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
    await expect(onMove).toHaveBeenLastCalledWith("machine", { x: 1400, y: 300 });
    await userEvent.keyboard("r");
    await expect(onTurn).toHaveBeenLastCalledWith("machine");
    await userEvent.keyboard("{Delete}");
    await expect(onRemove).toHaveBeenLastCalledWith("machine");

    const svg = button.closest("svg") as SVGSVGElement;
    const { a: pixels } = svg.getScreenCTM() as DOMMatrix;
    const box = button.getBoundingClientRect();
    const from = { clientX: box.x + 4, clientY: box.y + 4 };
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: button, coords: from },
      { target: button, coords: { ...from, clientX: from.clientX + 500 * pixels } },
      { keys: "[/MouseLeft]" },
    ]);
    const [, place] = (onMove as ReturnType<typeof fn>).mock.lastCall as [string, { x: number; y: number }];
    await expect(place.x).toBeCloseTo(1900, -2);
    await expect(place.y).toBe(200);
  },
};

export const Broken: Story = fromExamples(examples, "broken");
export const Board: Story = fromExamples(examples, "board");

/** On paper it is a picture, at true size: 1 m is 20 mm at 1:50. */
export const Paper: Story = {
  ...fromExamples(examples, "paper"),
  play: async (context) => {
    const { labels } = shownArgs(context);
    const plan = within(context.canvasElement).getByRole("img", { name: labels.plan });
    await expect(within(context.canvasElement).queryByRole("button")).toBeNull();
    const bar = plan.querySelector("[data-bar]")?.getBoundingClientRect();
    // A pixel of CSS is a 96th of 25.4 mm.
    await expect(((bar?.width ?? 0) * 25.4) / 96).toBeCloseTo(20, 0);
  },
};

export const Turned: Story = fromExamples(examples, "turned");
export const LongText: Story = fromExamples(examples, "longText");
