import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./FeatureExplorer.examples.ts";
import { FeatureExplorer } from "./FeatureExplorer.tsx";

const meta = { component: FeatureExplorer, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof FeatureExplorer
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    const { items, title } = shownArgs(context);
    await expect(canvas.getByRole("tablist")).toHaveAccessibleName(title);
    const tabs = canvas.getAllByRole("tab");
    await expect(tabs).toHaveLength(items.length);
    await expect(tabs[0]).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent(items[0]?.description ?? "");
    const [last] = tabs.slice(-1);
    if (!last) throw new Error("The example has no items.");
    await userEvent.click(last);
    await expect(last).toHaveAttribute("aria-selected", "true");
    await waitFor(() =>
      expect(canvas.getByRole("tabpanel")).toHaveTextContent(items.at(-1)?.description ?? ""),
    );
    // The document contains every detail, including the hidden ones.
    await expect(context.canvasElement.querySelectorAll("[role=tabpanel] img")).toHaveLength(items.length);
  },
};

/** The content moves up once, when a tenth of it has scrolled into the viewport. It causes no layout shift. */
export const ComesUpOnce: Story = {
  tags: ["!autodocs", "!dev"],
  ...fromExamples(examples, "default"),
  decorators: [(Story) => <div style={{ paddingBlock: "200vh" }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const section = canvasElement.querySelector("section");
    const panel = canvasElement.querySelector("[role=tabpanel][data-state=active]");
    if (!section || !panel) throw new Error("FeatureExplorer did not render a section with a panel");
    const waits = async (expected: boolean) =>
      waitFor(() => expect(section.hasAttribute("data-waits")).toBe(expected));
    const scrollUntilVisible = (share: number) => {
      const { top, height } = section.getBoundingClientRect();
      const target = window.scrollY + top - window.innerHeight + height * share;
      window.scrollTo({ top: target, behavior: "instant" });
    };
    const before = section.getBoundingClientRect().height;
    await waits(true);
    await expect(getComputedStyle(panel).translate).not.toBe("none");
    await expect(getComputedStyle(panel).opacity).toBe("1");
    scrollUntilVisible(0.05);
    await waits(true);
    scrollUntilVisible(0.3);
    await waits(false);
    await waitFor(() => expect(getComputedStyle(panel).translate).toBe("none"));
    await expect(section.getBoundingClientRect().height).toBe(before);
    window.scrollTo({ top: 0, behavior: "instant" });
    await waitFor(() => expect(section.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight));
    await waits(false);
  },
};

export const OnCanvas: Story = fromExamples(examples, "onCanvas");

export const LongText: Story = fromExamples(examples, "longText");
