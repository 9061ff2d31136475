"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { useLatest } from "../hooks/useLatest.ts";
import * as styles from "./Stage.css.ts";

type StageStatus = "loading" | "ready" | "failed";

/** What a scene is made with. */
export interface StageRun {
  stage: HTMLElement;
  canvas: HTMLCanvasElement;
  /** True for visitors who prefer less motion. */
  isStill: boolean;
  /** Aborted when the scene is no longer wanted. */
  signal: AbortSignal;
  onPercent: (percent: number) => void;
}

interface Options<Scene> {
  stage: RefObject<HTMLElement | null>;
  /** What is shown. Another one gets another scene. */
  subject: string;
  open: (run: StageRun) => Promise<Scene>;
  onFail: (error: Error) => void;
}

/** Shows a scene while the component is mounted, and frees its memory afterwards. */
export function useStageScene<Scene extends { dispose(): void }>({
  stage,
  subject,
  open,
  onFail,
}: Options<Scene>) {
  const [status, setStatus] = useState<StageStatus>("loading");
  const [percent, setPercent] = useState(0);
  const scene = useRef<Scene>(undefined);
  const latest = useLatest({ open, onFail });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject is another scene.
  useEffect(() => {
    const box = stage.current;
    if (!box) return;
    // Each run has a canvas of its own: a graphics context that was given back never returns to its canvas. React would give
    // one canvas to two runs, when the address changes while the earlier run waits, or when a hidden tree is shown again.
    const canvas = document.createElement("canvas");
    canvas.className = styles.canvas;
    box.prepend(canvas);
    const controller = new AbortController();
    const { signal } = controller;
    let shown: Scene | undefined;
    const start = async () => {
      const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
      shown = await latest.current.open({ stage: box, canvas, isStill, signal, onPercent: setPercent });
      if (signal.aborted) {
        shown.dispose();
        return;
      }
      scene.current = shown;
      setStatus("ready");
    };
    setStatus("loading");
    start().catch((error: unknown) => {
      if (signal.aborted) return;
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
  }, [subject, stage, latest]);

  return { status, percent, scene };
}
