import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { ModelViewer, type ModelViewerProps } from "../../components/ModelViewer/index.ts";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./ModelSection.examples.ts";
import { ModelSection } from "./ModelSection.tsx";

function LateViewer(props: Omit<ModelViewerProps, "load">) {
  return <ModelViewer {...props} load={() => import("../../model-scene.ts")} />;
}

const meta = {
  component: ModelSection,
  parameters: { layout: "fullscreen" },
  args: { viewer: async () => LateViewer },
} satisfies Meta<typeof ModelSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const slow = { timeout: 60_000 };

/** Shows pictures, then the model on request, and the pictures again. The focus follows. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { labels, pictures } = shownArgs(context);
    const canvas = within(context.canvasElement);
    await expect(
      within(canvas.getByRole("group", { name: labels.pictures })).getAllByRole("img"),
    ).toHaveLength(pictures.length);
    await userEvent.click(canvas.getByRole("button", { name: labels.show }));
    const stage = await canvas.findByRole("img", { name: labels.stage }, slow);
    await expect(stage).toHaveFocus();
    await waitFor(() => expect(stage).toHaveAttribute("data-azimuth"), slow);
    await userEvent.click(canvas.getByRole("button", { name: labels.hide }));
    await waitFor(() => expect(canvas.getByRole("button", { name: labels.show })).toHaveFocus());
  },
};

/** Where the viewer does not load, the pictures stay, and a sentence says so. */
export const Failed: Story = {
  ...fromExamples(examples, "default"),
  args: { ...examples.en.default, viewer: fn(() => Promise.reject(new Error("Not now."))) },
  play: async (context) => {
    const { labels } = shownArgs(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: labels.show }));
    await expect(await canvas.findByText(labels.failed)).toBeVisible();
    await expect(canvas.getByRole("group", { name: labels.pictures })).toBeVisible();
  },
};

export const Dark: Story = fromExamples(examples, "dark");

export const LongText: Story = fromExamples(examples, "longText");
