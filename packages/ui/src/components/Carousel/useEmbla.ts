"use client";

import type { EmblaCarouselType, EmblaPluginType } from "embla-carousel";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { createLateChunkHook } from "../../hooks/create-late-chunk-hook.ts";
import { useNearViewport } from "../../hooks/useInView.ts";
import type { Engine } from "./embla.ts";
import { useDirection } from "./useDirection.ts";
import { useScrollToFocus } from "./useScrollToFocus.ts";

export type CarouselApi = EmblaCarouselType;
export type CarouselPlugin = EmblaPluginType;

interface EmblaOptions {
  viewport: RefObject<HTMLDivElement | null>;
  loop: boolean;
  /** If `true`, the row stops anywhere after a drag, not only at a slide. */
  dragFree?: boolean;
  /** Index of the current slide. */
  index: number;
  /** Called with the index of the slide to which the visitor has scrolled the native row. */
  setIndex: (index: number) => void;
  /** Creates the plugins. When it changes, Embla reinitialises. */
  plugins: (engine: Engine) => readonly CarouselPlugin[];
}

const useEngine = createLateChunkHook<Engine>("embla", async () => (await import("./embla.ts")).engine);

/**
 * Replaces the native scroll-snap row by Embla at the visitor's current position, when the row comes within one screen
 * of the viewport. Embla's transform, the reset of the scroll position to 0 and `data-live` (which disables scrolling)
 * change in one task, so the frames before and after show the same slide. If Embla cannot be loaded, the row stays
 * native.
 */
export function useEmbla({ viewport, loop, dragFree = false, index, setIndex, plugins }: EmblaOptions) {
  const direction = useDirection(viewport);
  const engine = useEngine(useNearViewport(viewport));
  const [startIndex] = useState(index);
  const latestSetIndex = useRef(setIndex);
  const settings = useMemo(
    () => ({
      options: { align: "start" as const, loop, dragFree, direction, watchFocus: false, startIndex },
      plugins: (engine: Engine) => [
        startPositionPlugin((index) => latestSetIndex.current(index)),
        ...plugins(engine),
      ],
    }),
    [loop, dragFree, direction, startIndex, plugins],
  );
  const latest = useRef(settings);
  /** Settings with which Embla currently runs. */
  const appliedSettings = useRef(settings);
  const [api, setApi] = useState<CarouselApi>();
  useLayoutEffect(() => {
    latestSetIndex.current = setIndex;
    latest.current = settings;
  });

  useEffect(() => {
    const node = viewport.current;
    if (!engine || !node) return undefined;
    let embla: CarouselApi | undefined;
    let stop: () => void = () => undefined;
    let unmounted = false;
    const startEmbla = () =>
      // Render in the same task. Otherwise a click in between would count from the old position of the row.
      flushSync(() => {
        appliedSettings.current = latest.current;
        embla = engine.Embla(node, appliedSettings.current.options, appliedSettings.current.plugins(engine));
        setApi(embla);
      });
    // `flushSync` is not allowed while React runs effects.
    queueMicrotask(() => {
      if (!unmounted) stop = whenScrollEnds(node, startEmbla);
    });
    return () => {
      unmounted = true;
      stop();
      embla?.destroy();
    };
  }, [engine, viewport]);

  useEffect(() => {
    if (!api || !engine || appliedSettings.current === settings) return;
    appliedSettings.current = settings;
    api.reInit(settings.options, settings.plugins(engine));
  }, [api, engine, settings]);

  useNativeIndex(viewport, api !== undefined, index, setIndex);
  useScrollToFocus(api);
  return { api, direction } as const;
}

/** Keeps `index` and the native row in sync until Embla takes over. */
function useNativeIndex(
  viewport: RefObject<HTMLElement | null>,
  emblaRuns: boolean,
  index: number,
  setIndex: (index: number) => void,
): void {
  const latest = useRef({ index, setIndex });
  /**
   * Last slide that this component knows of. It is undefined at first, because a scroll before hydration takes
   * precedence over the initial index.
   */
  const lastIndex = useRef<number>(undefined);
  useLayoutEffect(() => {
    latest.current = { index, setIndex };
    const node = viewport.current;
    if (emblaRuns || !node || lastIndex.current === index) return;
    const moved = lastIndex.current === undefined && node.scrollLeft !== 0;
    lastIndex.current = index;
    if (!moved && nearestSlide(node) !== index)
      node.scrollTo({ left: snapOffsets(node)[index] ?? 0, behavior: "instant" });
  }, [emblaRuns, index, setIndex, viewport]);

  useEffect(() => {
    const node = viewport.current;
    if (emblaRuns || !node) return undefined;
    const follow = (): void => {
      // When Embla takes over, it resets the scroll position. That event arrives here before React has rendered.
      if (node.hasAttribute("data-live")) return;
      lastIndex.current = nearestSlide(node);
      if (lastIndex.current !== latest.current.index) latest.current.setIndex(lastIndex.current);
    };
    if (node.scrollLeft !== 0) follow();
    node.addEventListener("scroll", follow, { passive: true });
    return () => node.removeEventListener("scroll", follow);
  }, [emblaRuns, viewport]);
}

/**
 * Creates the plugin that reads the scroll position while Embla initialises. An earlier value could be outdated,
 * because the visitor may have just scrolled.
 */
function startPositionPlugin(onStart: (index: number) => void): CarouselPlugin {
  return {
    name: "startPosition",
    options: {},
    init: (embla) => {
      const node = embla.rootNode();
      const scrolled = Math.abs(node.scrollLeft);
      const index = nearestSlide(node);
      node.scrollLeft = 0;
      node.setAttribute("data-live", "");
      if (scrolled === 0) return;
      setLocation(embla, -scrolled, index);
      onStart(index);
    },
    destroy: () => undefined,
  };
}

/**
 * Moves Embla to the position of the native row. A loop has no snap for the end of the native row, where the last
 * slides cannot reach the start.
 */
function setLocation(embla: CarouselApi, location: number, index: number) {
  const engine = embla.internalEngine();
  engine.index.set(index);
  engine.indexPrevious.set(index);
  for (const vector of [engine.location, engine.previousLocation, engine.offsetLocation, engine.target])
    vector.set(location);
  if (engine.options.loop) engine.slideLooper.loop();
  engine.translate.to(location);
}

/** Scroll offset at which each slide snaps in the native row. Negative in right-to-left layouts. */
function snapOffsets(viewport: HTMLElement): number[] {
  const row = viewport.firstElementChild;
  if (!row) return [];
  const furthest = viewport.scrollWidth - viewport.clientWidth;
  const slides = [...row.children].filter((slide) => slide instanceof HTMLElement);
  const first = slides[0]?.offsetLeft ?? 0;
  return slides.map((slide) => Math.max(-furthest, Math.min(slide.offsetLeft - first, furthest)));
}

function nearestSlide(viewport: HTMLElement): number {
  const distances = snapOffsets(viewport).map((offset) => Math.abs(offset - viewport.scrollLeft));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Calls `callback` at once if the row is at a slide, otherwise when scrolling has ended. */
function whenScrollEnds(viewport: HTMLElement, callback: () => void): () => void {
  const atRest = snapOffsets(viewport).some((offset) => Math.abs(offset - viewport.scrollLeft) < 1.5);
  if (atRest || viewport.scrollLeft === 0) {
    callback();
    return () => undefined;
  }
  // Older Safari versions do not support `scrollend`. There, 150 ms without a `scroll` event count as the end.
  const native = Object.hasOwn(HTMLElement.prototype, "onscrollend");
  let timer = 0;
  const onScroll = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(finish, 150);
  };
  const stop = () => {
    window.clearTimeout(timer);
    viewport.removeEventListener("scrollend", finish);
    viewport.removeEventListener("scroll", onScroll);
  };
  const finish = () => {
    stop();
    callback();
  };
  if (native) viewport.addEventListener("scrollend", finish);
  else {
    viewport.addEventListener("scroll", onScroll);
    onScroll();
  }
  return stop;
}
