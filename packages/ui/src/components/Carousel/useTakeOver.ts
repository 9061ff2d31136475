import type { EmblaCarouselType, EmblaPluginType } from "embla-carousel";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { later } from "../../hooks/later.ts";
import { useCameNear } from "../../hooks/useVisible.ts";
import type { Engine } from "./embla.ts";
import { useDirection } from "./useDirection.ts";
import { useInSight } from "./useInSight.ts";

export type CarouselApi = EmblaCarouselType;
export type CarouselPlugin = EmblaPluginType;

interface TakeOverOptions {
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

const useEngine = later<Engine>("embla", async () => (await import("./embla.ts")).engine);

/**
 * Replaces the native scroll-snap row by Embla at the visitor's current position, when the row comes within one screen
 * of the viewport. Embla's transform, the reset of the scroll position to 0 and `data-live` (which disables scrolling)
 * change in one task, so the frames before and after show the same slide. If Embla cannot be loaded, the row stays
 * native.
 */
export function useTakeOver({ viewport, loop, dragFree = false, index, setIndex, plugins }: TakeOverOptions) {
  const direction = useDirection(viewport);
  const engine = useEngine(useCameNear(viewport));
  const [startIndex] = useState(index);
  const moved = useRef(setIndex);
  const settings = useMemo(
    () => ({
      options: { align: "start" as const, loop, dragFree, direction, watchFocus: false, startIndex },
      plugins: (engine: Engine) => [takeOverPlugin((index) => moved.current(index)), ...plugins(engine)],
    }),
    [loop, dragFree, direction, startIndex, plugins],
  );
  const latest = useRef(settings);
  /** Settings with which Embla currently runs. */
  const used = useRef(settings);
  const [api, setApi] = useState<CarouselApi>();
  useLayoutEffect(() => {
    moved.current = setIndex;
    latest.current = settings;
  });

  useEffect(() => {
    const node = viewport.current;
    if (!engine || !node) return undefined;
    let embla: CarouselApi | undefined;
    let stop: () => void = () => undefined;
    let left = false;
    const takeOver = () =>
      // Render in the same task. Otherwise a click in between would count from the old position of the row.
      flushSync(() => {
        used.current = latest.current;
        embla = engine.Embla(node, used.current.options, used.current.plugins(engine));
        setApi(embla);
      });
    // `flushSync` is not allowed while React runs effects.
    queueMicrotask(() => {
      if (!left) stop = whenAtRest(node, takeOver);
    });
    return () => {
      left = true;
      stop();
      embla?.destroy();
    };
  }, [engine, viewport]);

  useEffect(() => {
    if (!api || !engine || used.current === settings) return;
    used.current = settings;
    api.reInit(settings.options, settings.plugins(engine));
  }, [api, engine, settings]);

  useNativeIndex(viewport, api !== undefined, index, setIndex);
  useInSight(api);
  return { api, direction } as const;
}

/** Keeps `index` and the native row in sync until Embla takes over. */
function useNativeIndex(
  viewport: RefObject<HTMLElement | null>,
  taken: boolean,
  index: number,
  setIndex: (index: number) => void,
): void {
  const latest = useRef({ index, setIndex });
  /**
   * Last slide that this component knows of. It is undefined at first, because a scroll before hydration takes
   * precedence over the initial index.
   */
  const known = useRef<number>(undefined);
  useLayoutEffect(() => {
    latest.current = { index, setIndex };
    const node = viewport.current;
    if (taken || !node || known.current === index) return;
    const moved = known.current === undefined && node.scrollLeft !== 0;
    known.current = index;
    if (!moved && nearestSlide(node) !== index)
      node.scrollTo({ left: restingOffsets(node)[index] ?? 0, behavior: "instant" });
  }, [taken, index, setIndex, viewport]);

  useEffect(() => {
    const node = viewport.current;
    if (taken || !node) return undefined;
    const follow = (): void => {
      // When Embla takes over, it resets the scroll position. That event arrives here before React has rendered.
      if (node.hasAttribute("data-live")) return;
      known.current = nearestSlide(node);
      if (known.current !== latest.current.index) latest.current.setIndex(known.current);
    };
    if (node.scrollLeft !== 0) follow();
    node.addEventListener("scroll", follow, { passive: true });
    return () => node.removeEventListener("scroll", follow);
  }, [taken, viewport]);
}

/**
 * Creates the plugin that reads the scroll position while Embla initialises. An earlier value could be outdated,
 * because the visitor may have just scrolled.
 */
function takeOverPlugin(onStart: (index: number) => void): CarouselPlugin {
  return {
    name: "takeOver",
    options: {},
    init: (embla) => {
      const node = embla.rootNode();
      const scrolled = Math.abs(node.scrollLeft);
      const index = nearestSlide(node);
      node.scrollLeft = 0;
      node.setAttribute("data-live", "");
      if (scrolled === 0) return;
      place(embla, -scrolled, index);
      onStart(index);
    },
    destroy: () => undefined,
  };
}

/**
 * Moves Embla to the position of the native row. A loop has no snap for the end of the native row, where the last
 * slides cannot reach the start.
 */
function place(embla: CarouselApi, location: number, index: number) {
  const engine = embla.internalEngine();
  engine.index.set(index);
  engine.indexPrevious.set(index);
  for (const vector of [engine.location, engine.previousLocation, engine.offsetLocation, engine.target])
    vector.set(location);
  if (engine.options.loop) engine.slideLooper.loop();
  engine.translate.to(location);
}

/** Scroll offset at which each slide snaps in the native row. Negative in right-to-left layouts. */
function restingOffsets(viewport: HTMLElement): number[] {
  const row = viewport.firstElementChild;
  if (!row) return [];
  const furthest = viewport.scrollWidth - viewport.clientWidth;
  const slides = [...row.children].filter((slide) => slide instanceof HTMLElement);
  const first = slides[0]?.offsetLeft ?? 0;
  return slides.map((slide) => Math.max(-furthest, Math.min(slide.offsetLeft - first, furthest)));
}

function nearestSlide(viewport: HTMLElement): number {
  const distances = restingOffsets(viewport).map((offset) => Math.abs(offset - viewport.scrollLeft));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Calls `callback` at once if the row is at a slide, otherwise when scrolling has ended. */
function whenAtRest(viewport: HTMLElement, callback: () => void): () => void {
  const atRest = restingOffsets(viewport).some((offset) => Math.abs(offset - viewport.scrollLeft) < 1.5);
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
