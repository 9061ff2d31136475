"use client";

import { type ComponentPropsWithRef, useEffect, useId, useRef, useState } from "react";
import { RulerIcon } from "../../icons/ruler.ts";
import { fetchModel } from "../../stage/fetch-model.ts";
import * as stageStyles from "../../stage/Stage.css.ts";
import { Stage } from "../../stage/Stage.tsx";
import { useStageScene } from "../../stage/useStageScene.ts";
import { cx } from "../../styles/cx.ts";
import { Button } from "../Button/index.ts";
import { Image } from "../Image/index.ts";
import * as styles from "./ModelViewer.css.ts";
import type { ModelSceneModule, ModelViewerData, ModelViewerLabels } from "./ModelViewer.types.ts";
import { drawOverlay } from "./overlay.ts";

export interface ModelViewerProps
  extends ModelViewerData,
    Omit<ComponentPropsWithRef<"div">, "children" | "onError"> {
  labels: ModelViewerLabels;
  /** Layout width of the poster, as an HTML `sizes` list. */
  sizes: string;
  /** Loads the module with three.js: `() => import("@lightmaker/ui/model-scene")`. It needs the package `three`. */
  load: () => Promise<ModelSceneModule>;
  /** Moves the focus to the stage when it appears, because the button that asked for it is gone. */
  takesFocus?: boolean;
  /** Called when the model cannot be shown: no WebGL, no file, no module. Show pictures instead. */
  onFail: (error: Error) => void;
}

const arrows = ["width", "depth", "height"] as const;

/**
 * A model to turn, zoom and open, with its parts pointed out and arrows with its size. Render it when the visitor asks for it:
 * it fetches the model and three.js at once, and frees their memory when it is removed.
 */
export function ModelViewer({
  file,
  poster,
  parts,
  openings,
  dimensions,
  labels,
  sizes,
  load,
  takesFocus = false,
  onFail,
  className,
  ...rest
}: ModelViewerProps) {
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  const { status, percent, scene } = useStageScene({
    stage,
    subject: file.src,
    onFail,
    open: async ({ stage: box, canvas, isStill, signal, onPercent }) => {
      const [{ showModel }, model] = await Promise.all([
        load(),
        fetchModel(file.src, file.bytes, onPercent, signal),
      ]);
      signal.throwIfAborted();
      const [width, depth, height] = file.size;
      return showModel({
        canvas,
        model,
        parts: parts.map(({ node }) => node),
        isStill,
        onFrame: (frame) => drawOverlay(box, frame, [width / 1000, depth / 1000, height / 1000]),
      });
    },
  });
  const [isMeasured, setMeasured] = useState(true);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [part, setPart] = useState<string>();

  // Marks and arrows get their places with the next frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are there after these changes.
  useEffect(() => scene.current?.move({}), [scene, status, isMeasured]);

  const showWhole = () => {
    setPart(undefined);
    scene.current?.reset();
  };
  const toggleOpening = (label: string, opening: readonly string[]) => {
    const isOpen = !open.has(label);
    scene.current?.setOpen(opening, isOpen);
    const next = new Set(open);
    if (isOpen) next.add(label);
    else next.delete(label);
    setOpen(next);
  };
  const choosePart = (node: string) => {
    setPart(node);
    scene.current?.showPart(node);
  };

  return (
    <div {...rest} className={cx(styles.root, className)} data-status={status}>
      <Stage
        labels={labels}
        more={
          <>
            <Button
              aria-pressed={isMeasured}
              className={styles.toggle}
              onClick={() => setMeasured(!isMeasured)}
              size="s"
              variant="secondary"
            >
              <RulerIcon />
              {labels.dimensions}
            </Button>
            {openings.length > 0 && (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
              <div aria-label={labels.openings} className={styles.openings} role="group">
                {openings.map(({ label, nodes: opening }) => (
                  <Button
                    aria-pressed={open.has(label)}
                    className={styles.toggle}
                    key={label}
                    onClick={() => toggleOpening(label, opening)}
                    size="s"
                    variant="secondary"
                  >
                    {label}
                  </Button>
                ))}
              </div>
            )}
          </>
        }
        onMove={(change) => scene.current?.move(change)}
        onWhole={showWhole}
        part={part}
        percent={status === "loading" ? percent : undefined}
        ref={stage}
        takesFocus={takesFocus}
      >
        {status === "ready" ? (
          <>
            <svg aria-hidden="true" className={styles.lines}>
              <defs>
                <marker
                  id={`${id}end`}
                  className={styles.arrowHead}
                  markerHeight="9"
                  markerUnits="userSpaceOnUse"
                  markerWidth="9"
                  orient="auto-start-reverse"
                  refX="8.5"
                  refY="4.5"
                >
                  <path d="M0 0 9 4.5 0 9Z" />
                </marker>
              </defs>
              {parts.map(({ node }) => (
                <line className={styles.lead} data-lead={node} key={node} />
              ))}
              {isMeasured
                ? arrows.map((name) => (
                    <g className={styles.arrow} data-arrow={name} key={name}>
                      <line markerEnd={`url(#${id}end)`} markerStart={`url(#${id}end)`} />
                    </g>
                  ))
                : null}
            </svg>
            {isMeasured
              ? arrows.map((name) => (
                  <span aria-hidden="true" className={styles.measure} data-arrow-label={name} key={name}>
                    {dimensions[name]}
                  </span>
                ))
              : null}
            {parts.map(({ node }, index) => (
              <span
                aria-hidden="true"
                className={stageStyles.mark}
                data-chosen={node === part ? "" : undefined}
                data-mark={node}
                key={node}
              >
                {index + 1}
              </span>
            ))}
          </>
        ) : (
          <Image
            className={styles.poster}
            errorLabel={labels.imageError}
            picture={{ ...poster, alt: "" }}
            ratio={3 / 2}
            sizes={sizes}
          />
        )}
      </Stage>
      <ol aria-label={labels.parts} className={styles.parts}>
        {parts.map(({ node, label, text }, index) => (
          <li className={styles.part} key={node}>
            <span aria-hidden="true" className={styles.number}>
              {index + 1}
            </span>
            <button
              aria-pressed={node === part}
              className={styles.choose}
              onClick={() => choosePart(node)}
              type="button"
            >
              {label}
            </button>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
