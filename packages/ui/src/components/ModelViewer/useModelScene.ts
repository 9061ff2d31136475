"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { useLatest } from "../../hooks/useLatest.ts";
import { fetchModel } from "./fetch-model.ts";
import type { ModelFile, ModelScene, ModelSceneModule } from "./ModelViewer.types.ts";
import { drawOverlay } from "./overlay.ts";

export type ModelStatus = "loading" | "ready" | "failed";

interface Options {
  stage: RefObject<HTMLElement | null>;
  /** Class of the canvas, which becomes the first child of the stage. */
  canvasClass: string;
  file: ModelFile;
  /** Nodes that are pointed out. */
  parts: readonly string[];
  load: () => Promise<ModelSceneModule>;
  onFail: (error: Error) => void;
}

/** Shows a model while the component is mounted, and frees its memory afterwards. */
export function useModelScene({ stage, canvasClass, file, parts, load, onFail }: Options) {
  const [status, setStatus] = useState<ModelStatus>("loading");
  const [percent, setPercent] = useState(0);
  const scene = useRef<ModelScene>(undefined);
  const latest = useLatest({ load, onFail, parts, file });
  const { src } = file;

  useEffect(() => {
    const box = stage.current;
    if (!box) return;
    // Each run has a canvas of its own: a graphics context that was given back never returns to its canvas. React would give
    // one canvas to two runs, when the address changes while the earlier run waits, or when a hidden tree is shown again.
    const canvas = document.createElement("canvas");
    canvas.className = canvasClass;
    box.prepend(canvas);
    const controller = new AbortController();
    let shown: ModelScene | undefined;
    const start = async () => {
      const { load: loadScene, file: wanted, parts: nodes } = latest.current;
      const [{ showModel }, model] = await Promise.all([
        loadScene(),
        fetchModel(src, wanted.bytes, setPercent, controller.signal),
      ]);
      if (controller.signal.aborted) return;
      const [width, depth, height] = wanted.size;
      shown = await showModel({
        canvas,
        model,
        parts: nodes,
        isStill: matchMedia("(prefers-reduced-motion: reduce)").matches,
        onFrame: (frame) => drawOverlay(box, frame, [width / 1000, depth / 1000, height / 1000]),
      });
      if (controller.signal.aborted) {
        shown.dispose();
        return;
      }
      scene.current = shown;
      setStatus("ready");
    };
    setStatus("loading");
    start().catch((error: unknown) => {
      if (controller.signal.aborted) return;
      setStatus("failed");
      latest.current.onFail(error instanceof Error ? error : new Error(String(error)));
    });
    return () => {
      controller.abort();
      scene.current = undefined;
      shown?.dispose();
      shown = undefined;
      canvas.remove();
    };
  }, [src, canvasClass, stage, latest]);

  return { status, percent, scene };
}
