import { linesOf, partsOf } from "./path-parts.ts";
import { sameView, type View } from "./view.ts";

/** How lines are drawn. Lengths in CSS pixels. */
interface Ink {
  readonly stroke: string;
  readonly width: number;
  readonly dash: readonly number[];
  /** `none` or a colour. */
  readonly fill: string;
  readonly fillOpacity: number;
}

/** Lines to paint. */
interface PaintedLayer {
  /** SVG path data. */
  readonly data: string;
  readonly ink: Ink;
}

/** Longest time of painting before the page answers again, and rest of a view before it is painted sharply, in milliseconds. */
const [longest, rest] = [8, 100];
/** Pixels of a bitmap, so that five of them take at most 40 MB. */
const mostPixels = 2_000_000;

/** Returns how an element is drawn, as its styles say. */
export function inkOf(element: Element): Ink {
  const { stroke, strokeWidth, strokeDasharray, fill, fillOpacity } = getComputedStyle(element);
  return {
    stroke,
    width: Number.parseFloat(strokeWidth),
    dash: strokeDasharray === "none" ? [] : strokeDasharray.split(",").map(Number.parseFloat),
    fill,
    fillOpacity: Number(fillOpacity),
  };
}

/** Paths for a canvas, each made when it is first needed and then kept. */
class Paths {
  readonly #made: Path2D[] = [];
  readonly #parts: Iterator<string>;

  constructor(parts: Iterator<string>) {
    this.#parts = parts;
  }

  *[Symbol.iterator](): Generator<Path2D> {
    for (let index = 0; ; index += 1) {
      if (index === this.#made.length) {
        const next = this.#parts.next();
        if (next.done) return;
        this.#made.push(new Path2D(next.value));
      }
      yield this.#made[index] as Path2D;
    }
  }
}

interface Layer extends PaintedLayer {
  readonly areas: Paths;
  readonly lines: Paths;
}

/** A painted view. */
interface Picture {
  readonly context: CanvasRenderingContext2D;
  readonly view: View;
}

/** Returns a bitmap in main memory. Its painting is done when a pixel of it is read, so that its time can be measured. */
function bitmap(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas.getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D;
}

/**
 * Paints a drawing of very many lines on a canvas. A new view is at once shown from bitmaps of the whole drawing and of the
 * view before; its lines are painted in short steps while the page answers.
 */
export class Painter {
  readonly #front: CanvasRenderingContext2D;
  #layers: readonly Layer[] = [];
  /** Device pixels of a CSS pixel. */
  #ratio = 1;
  #wholeView: View | undefined;
  #view: View | undefined;
  #whole: Picture | undefined;
  #sharp: Picture | undefined;
  /** Picture that is being painted, and its steps. */
  #next: (Picture & { readonly steps: Iterator<CanvasRenderingContext2D> }) | undefined;
  #spare: CanvasRenderingContext2D | undefined;
  #mask: CanvasRenderingContext2D | undefined;
  #copied = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(canvas: HTMLCanvasElement) {
    this.#front = canvas.getContext("2d") as CanvasRenderingContext2D;
  }

  /** Paints another drawing, or the same with other styles or in another size. */
  draw(layers: readonly PaintedLayer[], whole: View, view: View): void {
    const { canvas } = this.#front;
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    const ratio = Math.min(devicePixelRatio, Math.sqrt(mostPixels / (clientWidth * clientHeight)));
    const [width, height] = [Math.round(clientWidth * ratio), Math.round(clientHeight * ratio)];
    const isSame =
      canvas.width === width &&
      canvas.height === height &&
      sameView(whole, this.#wholeView) &&
      layers.length === this.#layers.length &&
      layers.every(({ data, ink }, index) => {
        const before = this.#layers[index];
        return before?.data === data && JSON.stringify(before.ink) === JSON.stringify(ink);
      });
    if (isSame) return;
    if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
    this.#ratio = ratio;
    this.#layers = layers.map((layer) => {
      const { data } = layer;
      const before = this.#layers.find((each) => each.data === data);
      return {
        ...layer,
        areas: before?.areas ?? new Paths(partsOf(data)),
        lines: before?.lines ?? new Paths(linesOf(data)),
      };
    });
    this.#wholeView = whole;
    this.#whole = this.#sharp = this.#next = this.#spare = this.#mask = undefined;
    this.show(view);
  }

  /** Shows a view. */
  show(view: View): void {
    this.#view = view;
    if (!this.#wholeView) return;
    this.#copy();
    clearTimeout(this.#timer);
    // The whole drawing is painted first, because every other view begins with its bitmap.
    if (this.#whole && this.#next) {
      this.#spare = this.#next.context;
      this.#next = undefined;
    }
    this.#timer = setTimeout(this.#step, this.#whole ? rest : 0);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** True as long as what is shown is not sharp. */
  get #isBusy(): boolean {
    return !sameView(this.#view, (this.#isWhole ? this.#whole : this.#sharp)?.view);
  }

  get #isWhole(): boolean {
    return sameView(this.#view, this.#wholeView);
  }

  /** Copies what is painted to the visible canvas. */
  #copy(): void {
    const { width, height } = this.#front.canvas;
    this.#copied = performance.now();
    this.#front.clearRect(0, 0, width, height);
    if (!this.#view) return;
    const to = this.#place(this.#view);
    for (const picture of [this.#whole ?? this.#next, this.#isWhole ? undefined : this.#sharp]) {
      if (!picture) continue;
      const from = this.#place(picture.view);
      const scale = to.scale / from.scale;
      const area = [to.x - from.x * scale, to.y - from.y * scale, width * scale, height * scale] as const;
      this.#front.clearRect(...area);
      this.#front.drawImage(picture.context.canvas, ...area);
    }
  }

  /** Returns scale and origin of a view on the canvas: whole and in the middle, as an SVG shows its view box. */
  #place(view: View): { scale: number; x: number; y: number } {
    const { width, height } = this.#front.canvas;
    const scale = Math.min(width / view.width, height / view.height);
    return {
      scale,
      x: (width - view.width * scale) / 2 - view.x * scale,
      y: (height - view.height * scale) / 2 - view.y * scale,
    };
  }

  readonly #step = (): void => {
    const view = this.#whole ? this.#view : this.#wholeView;
    if (!view || !this.#isBusy) return;
    if (!this.#next) {
      const { width, height } = this.#front.canvas;
      const context = this.#spare ?? bitmap(width, height);
      this.#spare = undefined;
      this.#next = { context, view, steps: this.#paint(context, view) };
    }
    const { context, steps } = this.#next;
    const start = performance.now();
    let isDone = false;
    while (!isDone && performance.now() - start < longest) {
      const { done, value } = steps.next();
      isDone = done === true;
      value?.getImageData(0, 0, 1, 1);
    }
    if (isDone) {
      if (this.#whole) {
        this.#spare = this.#sharp?.context;
        this.#sharp = { context, view };
      } else this.#whole = { context, view };
      this.#next = undefined;
    }
    if (isDone || (!this.#whole && start - this.#copied > rest)) this.#copy();
    this.#timer = setTimeout(this.#step, 0);
  };

  /** Paints a view part by part, and yields the bitmap of each part. */
  *#paint(context: CanvasRenderingContext2D, view: View): Generator<CanvasRenderingContext2D> {
    const { width, height } = context.canvas;
    const { scale, x, y } = this.#place(view);
    const pixel = this.#ratio / scale;
    context.resetTransform();
    context.clearRect(0, 0, width, height);
    context.lineJoin = "round";
    for (const { ink, areas, lines } of this.#layers) {
      if (ink.fill !== "none") {
        // Where an even number of areas overlap is a hole, in other parts too: “xor” does the same as “evenodd”.
        this.#mask ??= bitmap(width, height);
        const mask = this.#mask;
        mask.resetTransform();
        mask.clearRect(0, 0, width, height);
        mask.setTransform(scale, 0, 0, scale, x, y);
        mask.globalCompositeOperation = "xor";
        mask.fillStyle = ink.fill;
        for (const area of areas) {
          mask.fill(area, "evenodd");
          yield mask;
        }
        context.resetTransform();
        context.globalAlpha = ink.fillOpacity;
        context.drawImage(mask.canvas, 0, 0);
        context.globalAlpha = 1;
      }
      context.setTransform(scale, 0, 0, scale, x, y);
      context.strokeStyle = ink.stroke;
      context.lineWidth = ink.width * pixel;
      context.setLineDash(ink.dash.map((length) => length * pixel));
      for (const line of lines) {
        context.stroke(line);
        yield context;
      }
    }
  }
}
