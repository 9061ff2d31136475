"use client";

import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { cx } from "../../styles/cx.ts";
import { Button } from "../Button/index.ts";
import * as styles from "./DrawingPreview.css.ts";
import { usePainter } from "./usePainter.ts";
import { moved, type View, viewAt, wholeView, zoomed, zoomOf } from "./view.ts";

/** Lines of a drawing that are processed alike. */
export interface DrawingPreviewLayer {
  /** SVG path data in millimetres, from the upper left corner of the drawing. */
  readonly data: string;
  /** Operation of the laser. Decides colour and pattern of the lines. */
  readonly operation: "cut" | "score" | "engrave" | "ignore";
}

/** Place in a drawing, in millimetres from its upper left corner. */
export interface DrawingPreviewPlace {
  readonly x: number;
  readonly y: number;
}

export interface DrawingPreviewLabels {
  /** Accessible name of the drawing: what it shows, and its size. */
  drawing: string;
  zoomIn: string;
  zoomOut: string;
  /** Button that shows the whole drawing. */
  whole: string;
  /** How to move and zoom, by mouse, finger and keyboard. */
  help: string;
}

export interface DrawingPreviewProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Size of the drawing in millimetres. */
  width: number;
  height: number;
  /** In drawing order: the last is on top. */
  layers: readonly DrawingPreviewLayer[];
  /** Places with a circle around them. */
  marks?: readonly DrawingPreviewPlace[];
  /** Place to show large. A new object shows it again. */
  shown?: DrawingPreviewPlace | undefined;
  labels: DrawingPreviewLabels;
}

/** Zoom of a button or a key press, and way of an arrow key as a share of the view. */
const [step, way] = [1.5, 0.15];

/**
 * A drawing to look at closely: zoom and pan by buttons, mouse, two fingers and keyboard. Before hydration it is the whole
 * drawing as a picture. Very many lines are painted on a canvas, but printed as an SVG.
 */
export function DrawingPreview({
  width,
  height,
  layers,
  marks = [],
  shown,
  labels,
  className,
  ...rest
}: DrawingPreviewProps) {
  const help = useId();
  const whole = useMemo(() => wholeView(width, height), [width, height]);
  const [view, setView] = useState<View>(whole);
  const frame = useRef<SVGSVGElement>(null);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const size = `${width} ${height}`;
  const latest = useRef(whole);
  latest.current = whole;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another drawing is shown as a whole.
  useEffect(() => setView(latest.current), [size]);
  useEffect(() => {
    if (shown) setView(viewAt(latest.current, shown.x, shown.y));
  }, [shown]);

  const { canvas, isPainted, isPrinted } = usePainter({ frame, layers, whole, view });

  /** Converts a point of the screen to the drawing's units. */
  const placeOf = (x: number, y: number) => {
    const matrix = frame.current?.getScreenCTM()?.inverse();
    return matrix ? new DOMPoint(x, y).matrixTransform(matrix) : undefined;
  };
  const zoom = (factor: number, at?: { readonly x: number; readonly y: number }) =>
    setView((current) => zoomed(current, whole, factor, at));

  // React listens to the wheel passively, so that its handlers cannot keep the page from scrolling.
  useEffect(() => {
    const node = frame.current;
    const onWheel = (event: WheelEvent) => {
      // Without a modifier key the wheel scrolls the page. Pinching a touchpad sends the control key.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const matrix = node?.getScreenCTM()?.inverse();
      const at = matrix && new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
      setView((current) => zoomed(current, latest.current, Math.exp(-event.deltaY / 300), at));
    };
    node?.addEventListener("wheel", onWheel, { passive: false });
    return () => node?.removeEventListener("wheel", onWheel);
  }, []);

  const onPointerDown = (event: PointerEvent) => {
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (zoomOf(view, whole) > 1 || pointers.current.size > 1)
      event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    pointers.current.set(event.pointerId, now);
    const [from, to] = [placeOf(before.x, before.y), placeOf(now.x, now.y)];
    if (!from || !to) return;
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const [far, near] = [
        Math.hypot(now.x - other.x, now.y - other.y),
        Math.hypot(before.x - other.x, before.y - other.y),
      ];
      if (near > 0) zoom(far / near, placeOf((now.x + other.x) / 2, (now.y + other.y) / 2));
    } else
      setView((current) =>
        moved(current, whole, (from.x - to.x) / current.width, (from.y - to.y) / current.height),
      );
  };
  const onPointerEnd = (event: PointerEvent) => pointers.current.delete(event.pointerId);

  const keys: Readonly<Record<string, () => void>> = {
    "+": () => zoom(step),
    "=": () => zoom(step),
    "-": () => zoom(1 / step),
    "0": () => setView(whole),
    ArrowLeft: () => setView((current) => moved(current, whole, -way, 0)),
    ArrowRight: () => setView((current) => moved(current, whole, way, 0)),
    ArrowUp: () => setView((current) => moved(current, whole, 0, -way)),
    ArrowDown: () => setView((current) => moved(current, whole, 0, way)),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isArrow = event.key.startsWith("Arrow");
    // The arrows scroll the page while there is nothing to move.
    if (event.ctrlKey || event.metaKey || event.altKey || (isArrow && zoomOf(view, whole) <= 1)) return;
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  };

  const radius = Math.max(view.width, view.height) / 40;
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without a tab index cannot have the focus. */}
      {isPainted && <canvas aria-hidden="true" className={styles.canvas} ref={canvas} />}
      <svg
        ref={frame}
        aria-describedby={help}
        aria-label={labels.drawing}
        className={styles.frame}
        data-painted={isPainted ? "" : undefined}
        data-zoomed={zoomOf(view, whole) > 1 ? "" : undefined}
        onKeyDown={onKeyDown}
        onPointerCancel={onPointerEnd}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        role="img"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards zoom and pan here, as the help says.
        tabIndex={0}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      >
        {layers.map(({ data, operation }, index) => (
          <path
            className={styles.lines({ operation })}
            d={isPainted && !isPrinted ? undefined : data}
            // biome-ignore lint/suspicious/noArrayIndexKey: layers are drawn again as a whole.
            key={index}
          />
        ))}
        {marks.map(({ x, y }) => (
          <circle className={styles.mark} cx={x} cy={y} key={`${x} ${y}`} r={radius} />
        ))}
      </svg>
      <div className={styles.controls}>
        <Button onClick={() => zoom(step)} size="s" variant="secondary">
          {labels.zoomIn}
        </Button>
        <Button onClick={() => zoom(1 / step)} size="s" variant="secondary">
          {labels.zoomOut}
        </Button>
        <Button onClick={() => setView(whole)} size="s" variant="secondary">
          {labels.whole}
        </Button>
      </div>
      <p className={styles.help} id={help}>
        {labels.help}
      </p>
    </div>
  );
}
