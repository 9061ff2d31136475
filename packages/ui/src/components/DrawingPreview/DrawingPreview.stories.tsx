import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./DrawingPreview.examples.ts";
import { DrawingPreview } from "./DrawingPreview.tsx";

const meta = { component: DrawingPreview } satisfies Meta<typeof DrawingPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

const widthOf = (drawing: HTMLElement) => Number(drawing.getAttribute("viewBox")?.split(" ")[2]);

/** Zooms by keyboard and by buttons, and shows the whole again. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { labels } = shownArgs(context);
    const canvas = within(context.canvasElement);
    const drawing = canvas.getByRole("img", { name: labels.drawing });
    const whole = widthOf(drawing);
    await userEvent.tab();
    await expect(drawing).toHaveFocus();
    await userEvent.keyboard("++");
    await expect(widthOf(drawing)).toBeLessThan(whole / 2);
    const before = drawing.getAttribute("viewBox");
    await userEvent.keyboard("{ArrowRight}");
    await expect(drawing.getAttribute("viewBox")).not.toBe(before);
    await userEvent.keyboard("0");
    await expect(widthOf(drawing)).toBe(whole);
    await userEvent.click(canvas.getByRole("button", { name: labels.zoomIn }));
    await expect(widthOf(drawing)).toBeLessThan(whole);
    await userEvent.click(canvas.getByRole("button", { name: labels.zoomOut }));
    await expect(widthOf(drawing)).toBe(whole);
  },
};

export const Marked: Story = fromExamples(examples, "marked");

/** A place of a finding, shown large. */
export const Place: Story = {
  ...fromExamples(examples, "place"),
  play: async (context) => {
    const { labels, width } = shownArgs(context);
    const drawing = within(context.canvasElement).getByRole("img", { name: labels.drawing });
    await expect(widthOf(drawing)).toBeLessThan(width / 4);
    await userEvent.click(within(context.canvasElement).getByRole("button", { name: labels.whole }));
    await expect(widthOf(drawing)).toBeGreaterThan(width);
  },
};

function pixelsOf(picture: HTMLCanvasElement | HTMLImageElement, { width, height }: HTMLCanvasElement) {
  const context = new OffscreenCanvas(width, height).getContext("2d");
  if (!context) throw new Error("The browser makes no canvas.");
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, width, height).data;
}

/** Paints what the SVG would look like in the same view, from a copy that has its lines and its computed styles. */
async function paintedAsSvg(
  svg: SVGSVGElement,
  layers: readonly { data: string }[],
  like: HTMLCanvasElement,
) {
  const copy = svg.cloneNode() as SVGSVGElement;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(like.width));
  copy.setAttribute("height", String(like.height));
  const ratio = like.width / like.clientWidth;
  for (const [index, path] of svg.querySelectorAll("path").entries()) {
    const own = path.cloneNode() as SVGPathElement;
    const style = getComputedStyle(path);
    own.setAttribute("d", layers[index]?.data ?? "");
    for (const name of ["fill", "fill-opacity", "fill-rule", "stroke", "stroke-linejoin", "vector-effect"])
      own.setAttribute(name, style.getPropertyValue(name));
    own.setAttribute("stroke-width", String(Number.parseFloat(style.strokeWidth) * ratio));
    if (style.strokeDasharray !== "none")
      own.setAttribute(
        "stroke-dasharray",
        style.strokeDasharray
          .split(",")
          .map((length) => Number.parseFloat(length) * ratio)
          .join(" "),
      );
    copy.append(own);
  }
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return pixelsOf(image, like);
}

/** Share of the pixels that one of two pictures has ink on and that differ by more than a quarter in a channel. */
function difference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let [inked, different] = [0, 0];
  for (let pixel = 0; pixel < one.length; pixel += 4) {
    const [a = 0, b = 0] = [one[pixel + 3], other[pixel + 3]];
    if (a < 32 && b < 32) continue;
    inked += 1;
    // Colours are compared as they look on white.
    const differs = [0, 1, 2].some((channel) => {
      const on = (picture: Uint8ClampedArray, alpha: number) =>
        255 + (((picture[pixel + channel] ?? 0) - 255) * alpha) / 255;
      return Math.abs(on(one, a) - on(other, b)) > 64;
    });
    if (differs) different += 1;
  }
  return inked < 1000 ? 1 : different / inked;
}

/** Very many lines are painted on a canvas, as an SVG of the same view looks; and they are lines on paper. */
export const Dense: Story = {
  ...fromExamples(examples, "dense"),
  play: async (context) => {
    const { labels, layers } = shownArgs(context);
    const story = within(context.canvasElement);
    const drawing = story.getByRole<SVGSVGElement & HTMLElement>("img", { name: labels.drawing });
    const canvas = context.canvasElement.querySelector("canvas");
    if (!canvas) throw new Error("The drawing is not painted on a canvas.");
    const expectSame = async () => {
      const wanted = await paintedAsSvg(drawing, layers, canvas);
      while (difference(pixelsOf(canvas, canvas), wanted) > 0.02)
        await new Promise((resolve) => setTimeout(resolve, 100));
      return wanted;
    };
    const whole = await expectSame();
    drawing.focus();
    await userEvent.keyboard("++++{ArrowRight}{ArrowDown}");
    const near = await expectSame();
    await expect(difference(whole, near)).toBeGreaterThan(0.2);
    await userEvent.keyboard("++++++");
    await expectSame();
    dispatchEvent(new Event("beforeprint"));
    await expect(drawing.querySelector("path")).toHaveAttribute("d", layers[0]?.data);
    dispatchEvent(new Event("afterprint"));
    await waitFor(() => expect(drawing.querySelector("path")).not.toHaveAttribute("d"));
    await userEvent.keyboard("0");
    await expectSame();
  },
};

export const LongText: Story = fromExamples(examples, "longText");
