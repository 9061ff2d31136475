"use client";

import { type ComponentPropsWithRef, useEffect, useRef, useState } from "react";
import { useLatest } from "../../hooks/useLatest.ts";
import { fetchModel } from "../../stage/fetch-model.ts";
import { placeMarks, tellFrame } from "../../stage/marks.ts";
import * as stageStyles from "../../stage/Stage.css.ts";
import { Stage } from "../../stage/Stage.tsx";
import { useStageScene } from "../../stage/useStageScene.ts";
import { cx } from "../../styles/cx.ts";
import type { ModelFile } from "../ModelViewer/index.ts";
import { coloursOf } from "./colours.ts";
import { layoutOf } from "./layout.ts";
import * as styles from "./RoomScene.css.ts";
import type { RoomSceneData, RoomSceneLabels, RoomSceneModule, ShownRoom } from "./RoomScene.types.ts";

export interface RoomSceneProps
  extends RoomSceneData,
    Omit<ComponentPropsWithRef<"div">, "children" | "onError"> {
  /** Item that is marked, and that a zoom comes nearer to. */
  selectedId?: string | undefined;
  labels: RoomSceneLabels;
  /** Loads the module with three.js: `() => import("@lightmaker/ui/model-scene")`. It needs the package `three`. */
  load: () => Promise<RoomSceneModule>;
  /** Moves the focus to the stage when it appears. */
  takesFocus?: boolean;
  /** Called when nothing can be shown: no WebGL, no module. Show the plan instead. */
  onFail: (error: Error) => void;
  /** Called when a machine's model cannot be fetched or read. A block stands in its place, and a sentence says so. */
  onMissing?: (error: Error) => void;
}

/** Fetches models for one run, each once, and says the per cent of all. */
function modelsOf(signal: AbortSignal, onPercent: (percent: number) => void) {
  const files = new Map<string, { file: ModelFile; done: number; model: Promise<ArrayBuffer> }>();
  const tell = () => {
    const all = [...files.values()];
    const bytes = all.reduce((sum, { file }) => sum + file.bytes, 0);
    const received = all.reduce((sum, { file, done }) => sum + file.bytes * done, 0);
    onPercent(bytes === 0 ? 100 : Math.floor(received / bytes));
  };
  return (file: ModelFile): Promise<ArrayBuffer> => {
    const known = files.get(file.src);
    if (known) return known.model;
    const take = (percent: number) => {
      const own = files.get(file.src);
      if (own) own.done = percent;
      tell();
    };
    const model = fetchModel(file.src, file.bytes, take, signal).finally(() => take(100));
    files.set(file.src, { file, done: 0, model });
    tell();
    return model;
  };
}

/**
 * A planned room in three dimensions, to turn and zoom: walls, openings, things at their places, and the floor that they need
 * free. It follows the plan. Render it when the visitor asks for it: it fetches three.js and the machines' models at once, and
 * frees their memory when it is removed.
 */
export function RoomScene({
  width,
  depth,
  openings,
  items,
  selectedId,
  labels,
  load,
  takesFocus = false,
  onFail,
  onMissing,
  className,
  ...rest
}: RoomSceneProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [hasMissing, setMissing] = useState(false);
  const [theme, setTheme] = useState(0);
  const latest = useLatest({ width, depth, openings, items, selectedId });
  const shownIn = (box: HTMLElement): ShownRoom => ({
    layout: layoutOf(latest.current),
    colours: coloursOf(box),
    selectedId: latest.current.selectedId,
  });
  const { status, percent, scene } = useStageScene({
    stage,
    subject: "",
    onFail,
    open: async ({ stage: box, canvas, isStill, signal, onPercent }) => {
      setMissing(false);
      const modelOf = modelsOf(signal, onPercent);
      const begun = items.flatMap(({ model }) => (model ? [modelOf(model)] : []));
      // The scene hears of those that fail.
      for (const each of begun) each.catch(() => undefined);
      if (begun.length === 0) onPercent(100);
      const { showRoom } = await load();
      signal.throwIfAborted();
      return showRoom({
        canvas,
        room: shownIn(box),
        isStill,
        modelOf,
        onMissing: (error) => {
          if (signal.aborted) return;
          setMissing(true);
          onMissing?.(error);
        },
        onFrame: (frame) => {
          const { width: wide, depth: deep, items: all } = latest.current;
          const marks = all.map(({ id, x, y, width: own, height, table, tall }) => ({
            id,
            ...frame.project(
              (x + own / 2 - wide / 2) / 1000,
              (table + tall) / 1000 + 0.15,
              (y + height / 2 - deep / 2) / 1000,
            ),
          }));
          // Things that a zoom has moved out of the picture have no number in it.
          const isSeen = ({ x, y }: (typeof marks)[number]) =>
            x >= 0 && y >= 0 && x <= box.clientWidth && y <= box.clientHeight;
          for (const each of marks)
            box.querySelector(`[data-mark="${each.id}"]`)?.toggleAttribute("hidden", !isSeen(each));
          placeMarks(box, marks.filter(isSeen));
          tellFrame(box, frame);
        },
      });
    },
  });

  useEffect(() => {
    const change = () => setTheme((before) => before + 1);
    const observer = new MutationObserver(change);
    observer.observe(document.documentElement, { attributeFilter: ["data-theme"], subtree: true });
    const system = matchMedia("(prefers-color-scheme: dark)");
    system.addEventListener("change", change);
    return () => {
      observer.disconnect();
      system.removeEventListener("change", change);
    };
  }, []);
  const shown = JSON.stringify({ width, depth, openings, items, selectedId });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` and `theme` are what the scene is made of.
  useEffect(() => {
    if (stage.current) scene.current?.show(shownIn(stage.current));
  }, [shown, theme, status, scene]);

  return (
    <div {...rest} className={cx(styles.root, className)} data-status={status}>
      <Stage
        labels={labels}
        note={hasMissing ? labels.missing : undefined}
        onMove={(change) => scene.current?.move(change)}
        onWhole={() => scene.current?.reset()}
        percent={status === "failed" || (status === "ready" && percent === 100) ? undefined : percent}
        ref={stage}
        takesFocus={takesFocus}
      >
        {status === "ready" &&
          items.map(({ id, mark, state }) => (
            <span
              aria-hidden="true"
              className={stageStyles.mark}
              data-chosen={id === selectedId ? "" : undefined}
              data-mark={id}
              data-state={state}
              key={id}
            >
              {mark}
            </span>
          ))}
      </Stage>
      <ul aria-label={labels.things} className={styles.things}>
        {items.map(({ id, mark, name, state, stateLabel, notes }) => (
          <li className={styles.thing} data-state={state} key={id}>
            <span aria-hidden="true" className={styles.number}>
              {mark}
            </span>
            <p className={styles.words}>
              <span className={styles.name}>{name}</span> <span className={styles.state}>{stateLabel}</span>
            </p>
            {notes.map((note) => (
              <p className={styles.note} key={note}>
                {note}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
