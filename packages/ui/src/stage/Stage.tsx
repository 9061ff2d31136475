"use client";

import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
} from "react";
import { Button } from "../components/Button/index.ts";
import { ChevronLeftIcon } from "../icons/chevron-left.ts";
import { ChevronRightIcon } from "../icons/chevron-right.ts";
import { MinusIcon } from "../icons/minus.ts";
import { PlusIcon } from "../icons/plus.ts";
import { RotateIcon } from "../icons/rotate.ts";
import * as styles from "./Stage.css.ts";
import type { StageLabels, StageScene } from "./stage.types.ts";

interface StageProps {
  ref: RefObject<HTMLDivElement | null>;
  labels: StageLabels;
  /** Per cent that have been fetched; undefined when nothing is fetched. */
  percent: number | undefined;
  /** Said when nothing is fetched. */
  note?: string | undefined;
  takesFocus: boolean;
  onMove: StageScene["move"];
  /** Shows the whole from the first side. */
  onWhole: () => void;
  /** Part that is shown. */
  part?: string | undefined;
  /** More buttons. */
  more?: ReactNode;
  /** What lies over the canvas. */
  children: ReactNode;
}

/** Degrees of an arrow key or half a button's, and factor of a zoom. */
const [step, factor] = [15, 1.3];

/** Frame of a scene: turned and zoomed by mouse, finger, keyboard and buttons. */
export function Stage({
  ref,
  labels,
  percent,
  note,
  takesFocus,
  onMove,
  onWhole,
  part,
  more,
  children,
}: StageProps) {
  const help = useId();
  useEffect(() => {
    if (takesFocus) ref.current?.focus({ preventScroll: true });
  }, [takesFocus, ref]);

  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => onMove({ right: -step }),
    ArrowRight: () => onMove({ right: step }),
    ArrowUp: () => onMove({ up: step / 1.5 }),
    ArrowDown: () => onMove({ up: -step / 1.5 }),
    "+": () => onMove({ zoom: factor }),
    "=": () => onMove({ zoom: factor }),
    "-": () => onMove({ zoom: 1 / factor }),
    Home: onWhole,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  const control = (label: string, icon: ReactElement, act: () => void) => (
    <Button
      aria-label={label}
      className={styles.control}
      onClick={act}
      size="s"
      title={label}
      variant="secondary"
    >
      {icon}
    </Button>
  );
  return (
    <div className={styles.view}>
      <div
        aria-describedby={help}
        aria-label={labels.stage}
        className={styles.stage}
        data-part={part}
        onKeyDown={onKeyDown}
        ref={ref}
        role="img"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards turn and zoom here, as the help says.
        tabIndex={0}
      >
        {children}
        {percent !== undefined && <span className={styles.progress} style={{ inlineSize: `${percent}%` }} />}
      </div>
      <p className={styles.status} role="status">
        {percent === undefined ? note : labels.loading.replace("{percent}", String(percent))}
      </p>
      <div className={styles.controls}>
        {control(labels.turnLeft, <ChevronLeftIcon />, () => onMove({ right: -step * 2 }))}
        {control(labels.turnRight, <ChevronRightIcon />, () => onMove({ right: step * 2 }))}
        {control(labels.zoomIn, <PlusIcon />, () => onMove({ zoom: factor }))}
        {control(labels.zoomOut, <MinusIcon />, () => onMove({ zoom: 1 / factor }))}
        {control(labels.whole, <RotateIcon />, onWhole)}
        {more}
      </div>
      <p className={styles.help} id={help}>
        {labels.help}
      </p>
    </div>
  );
}
