"use client";

import { type ComponentPropsWithRef, type KeyboardEvent, type PointerEvent, useId, useRef } from "react";
import { cx } from "../../styles/cx.ts";
import {
  barAt,
  frontMark,
  gapOf,
  gridOf,
  leafOf,
  type RoomPlanBox,
  type RoomPlanOpening,
  textSize,
  textWidth,
  viewOf,
} from "./plan-shapes.ts";
import * as styles from "./RoomPlan.css.ts";

/** How an item stands: all rules kept, something to ask or to fill in, or a rule broken. */
export type RoomPlanState = "met" | "open" | "broken";

/** Floor that an item needs free. */
export interface RoomPlanZone extends RoomPlanBox {
  /** Space around it, place of its operator, or way of a long board. */
  readonly kind: "space" | "person" | "board";
}

/** A thing on the floor. */
export interface RoomPlanItem extends RoomPlanBox {
  /** Unique in the plan. */
  readonly id: string;
  /** Number on the plan, which the table beside it repeats. */
  readonly mark: string;
  /** Short name, drawn where there is room for it. */
  readonly name: string;
  /** Accessible name: what it is, its size, its place and its state. */
  readonly label: string;
  /** Wall that its front looks at; undefined for things without a front. */
  readonly front?: RoomPlanOpening["wall"] | undefined;
  readonly state: RoomPlanState;
  readonly zones: readonly RoomPlanZone[];
  /** Corners of its duct, from its back to the outlet. */
  readonly duct?: readonly Readonly<{ x: number; y: number }>[] | undefined;
}

export interface RoomPlanLabels {
  /** Accessible name of the plan: what it shows, and the room's size. */
  plan: string;
  /** How to move and turn, by mouse, finger and keyboard. */
  help: string;
  /** Length of the scale bar: “1 m”. */
  bar: string;
}

export interface RoomPlanProps extends Omit<ComponentPropsWithRef<"div">, "children" | "onSelect"> {
  /** Size of the room in millimetres, along the upper and the left edge of the plan. */
  width: number;
  depth: number;
  /** Door, window, duct. */
  openings: readonly RoomPlanOpening[];
  items: readonly RoomPlanItem[];
  /** Item that is marked. */
  selectedId?: string | undefined;
  /** Called with the item that the reader takes or focuses. */
  onSelect?: ((id: string) => void) | undefined;
  /** Called with the new place of an item's upper left corner, in millimetres. Without it the plan is a picture. */
  onMove?: ((id: string, place: Readonly<{ x: number; y: number }>) => void) | undefined;
  /** Called when the reader turns an item by a quarter. */
  onTurn?: ((id: string) => void) | undefined;
  /** Called when the reader takes an item out. */
  onRemove?: ((id: string) => void) | undefined;
  /**
   * Draws the plan for paper, true to scale: `scale` 20 is 1:20; `turned` lays it on its side. The plan is then a picture in
   * black.
   */
  paper?: Readonly<{ scale: number; turned: boolean }> | undefined;
  labels: RoomPlanLabels;
}

/** Steps of the arrow keys in millimetres: alone, and with Shift. */
const [step, largeStep] = [10, 100];
const signs: Readonly<Record<RoomPlanState, string>> = { met: "", open: " ?", broken: " !" };
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A room from above, to scale: things are dragged, or moved and turned by keyboard. On paper it is true to scale. */
export function RoomPlan({
  width,
  depth,
  openings,
  items,
  selectedId,
  onSelect,
  onMove,
  onTurn,
  onRemove,
  paper,
  labels,
  className,
  ...rest
}: RoomPlanProps) {
  const help = useId();
  const frame = useRef<SVGSVGElement>(null);
  const held = useRef<{ id: string; x: number; y: number }>(undefined);
  const move = paper ? undefined : onMove;
  const view = viewOf(width, depth, paper);
  const size = textSize(width, depth, paper?.scale);
  const bar = barAt(width, depth, size);

  /** Converts a point of the screen to the room's millimetres. */
  const placeOf = ({ clientX, clientY }: PointerEvent) => {
    const matrix = frame.current?.getScreenCTM()?.inverse();
    return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix) : undefined;
  };
  const onPointerDown = (event: PointerEvent, item: RoomPlanItem) => {
    const at = placeOf(event);
    if (!at || event.button !== 0) return;
    onSelect?.(item.id);
    held.current = { id: item.id, x: at.x - item.x, y: at.y - item.y };
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const from = held.current;
    const at = from && placeOf(event);
    if (!from || !at) return;
    const round = (value: number) => Math.round(value / step) * step;
    move?.(from.id, { x: round(at.x - from.x), y: round(at.y - from.y) });
  };
  const onPointerEnd = () => {
    held.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent, { id, x, y }: RoomPlanItem) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    if (arrow) {
      const by = event.shiftKey ? largeStep : step;
      move?.(id, { x: x + arrow[0] * by, y: y + arrow[1] * by });
    } else if (event.key === "r" || event.key === "R") onTurn?.(id);
    else if (event.key === "Delete") onRemove?.(id);
    else if (event.key === "Enter" || event.key === " ") onSelect?.(id);
    else return;
    event.preventDefault();
  };

  const drawing = (
    <>
      <path className={styles.grid} d={gridOf(width, depth)} />
      {items.flatMap(({ id, zones }) =>
        zones.map(({ kind, ...box }, index) => (
          // The zones of an item have a fixed order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <rect className={styles.zone({ kind })} key={`${id} ${index}`} {...box} />
        )),
      )}
      <rect className={styles.wall} height={depth} width={width} x={0} y={0} />
      {openings.map((opening) => (
        <g key={opening.kind}>
          <path className={styles.gap} d={gapOf(width, depth, opening)} />
          <path className={styles.opening({ kind: opening.kind })} d={leafOf(width, depth, opening)} />
        </g>
      ))}
      {items.map(({ id, duct }) =>
        duct ? (
          <polyline className={styles.duct} key={id} points={duct.map(({ x, y }) => `${x},${y}`).join(" ")} />
        ) : null,
      )}
      {items.map((item) => {
        const isLabelled = move ? true : undefined;
        const { id, mark, name, label, front, state, x, y, width: wide, height: high } = item;
        const text = `${mark}${signs[state]}`;
        const named = textWidth(name, size * 0.9) < wide && high > size * 2.8;
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the same.
          <g
            aria-label={move ? label : undefined}
            aria-pressed={move ? id === selectedId : undefined}
            className={styles.item}
            data-item={id}
            data-selected={id === selectedId ? "" : undefined}
            data-state={state}
            key={id}
            {...(move && {
              role: "button",
              tabIndex: 0,
              onFocus: () => onSelect?.(id),
              onKeyDown: (event) => onKeyDown(event, item),
              onPointerDown: (event) => onPointerDown(event, item),
              onPointerMove,
              onPointerUp: onPointerEnd,
              onPointerCancel: onPointerEnd,
            })}
          >
            <rect className={styles.body({ state })} height={high} width={wide} x={x} y={y} />
            {front && <path className={styles.front} d={frontMark(item, front, size)} />}
            <text
              aria-hidden={isLabelled}
              className={styles.text}
              fontSize={size}
              x={x + wide / 2}
              y={y + high / 2 + (named ? -size * 0.2 : size * 0.35)}
            >
              {/* The space keeps mark and name apart as words. */}
              {`${text} `}
            </text>
            {named && (
              <text
                aria-hidden={isLabelled}
                className={styles.name}
                fontSize={size * 0.9}
                x={x + wide / 2}
                y={y + high / 2 + size}
              >
                {name}
              </text>
            )}
          </g>
        );
      })}
      <path className={styles.bar} d={bar.data} data-bar="" />
      <text className={styles.barText} fontSize={size} x={bar.x} y={bar.y}>
        {labels.bar}
      </text>
    </>
  );

  return (
    <div {...rest} className={cx(styles.root, className)}>
      <svg
        ref={frame}
        aria-describedby={move ? help : undefined}
        aria-label={labels.plan}
        className={paper ? styles.sheet : styles.frame}
        role={move ? "group" : "img"}
        viewBox={view.box}
        {...(paper && { width: `${view.width}mm`, height: `${view.height}mm` })}
      >
        <g transform={view.transform}>{drawing}</g>
      </svg>
      {move && (
        <p className={styles.help} id={help}>
          {labels.help}
        </p>
      )}
    </div>
  );
}
