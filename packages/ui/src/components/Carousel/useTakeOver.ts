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
  /** Whether the row rests wherever it was let go, not only on a slide. */
  dragFree?: boolean;
  /** The slide shown. */
  index: number;
  /** Called with the slide that the visitor has moved the native row to. */
  setIndex: (index: number) => void;
  /** Makes the plugins; a change makes Embla begin anew. */
  plugins: (engine: Engine) => readonly CarouselPlugin[];
}

const useEngine = later<Engine>("embla", async () => (await import("./embla.ts")).engine);

/**
 * Hands the native scroll-snap row over to Embla where the visitor left it, when it comes within a screen of what can be
 * seen. Embla's transform, the scroll position set back to 0 and `data-live` (which switches scrolling off) change in one
 * task, so the frames before and after show the same slide. Where Embla cannot be fetched, the row stays native.
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
  /** What Embla runs with. */
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
      // React knows it in the same task: a press in between would count from where the row had been.
      flushSync(() => {
        used.current = latest.current;
        embla = engine.Embla(node, used.current.options, used.current.plugins(engine));
        setApi(embla);
      });
    // React refuses to be hurried while it runs effects.
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

/** Keeps `index` and the native row the same until Embla does. */
function useNativeIndex(
  viewport: RefObject<HTMLElement | null>,
  taken: boolean,
  index: number,
  setIndex: (index: number) => void,
): void {
  const latest = useRef({ index, setIndex });
  /** The slide that this component knows of; what the visitor did before it was here counts more than where it begins. */
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
      // Embla's taking over scrolls the row back, and is told before React.
      if (node.hasAttribute("data-live")) return;
      known.current = nearestSlide(node);
      if (known.current !== latest.current.index) latest.current.setIndex(known.current);
    };
    if (node.scrollLeft !== 0) follow();
    node.addEventListener("scroll", follow, { passive: true });
    return () => node.removeEventListener("scroll", follow);
  }, [taken, viewport]);
}

/** Looks where the row is only now, when nothing can come between: the visitor may have moved it a moment ago. */
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

/** Puts Embla where a native row was: its end, where the last slides cannot reach the start, is no position of a loop. */
function place(embla: CarouselApi, location: number, index: number) {
  const engine = embla.internalEngine();
  engine.index.set(index);
  engine.indexPrevious.set(index);
  for (const vector of [engine.location, engine.previousLocation, engine.offsetLocation, engine.target])
    vector.set(location);
  if (engine.options.loop) engine.slideLooper.loop();
  engine.translate.to(location);
}

/** Scroll offset at which each slide rests in the native row; negative where writing goes to the left. */
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

/** Calls back now if the row rests on a slide, else when the visitor's scrolling has ended. */
function whenAtRest(viewport: HTMLElement, callback: () => void): () => void {
  const atRest = restingOffsets(viewport).some((offset) => Math.abs(offset - viewport.scrollLeft) < 1.5);
  if (atRest || viewport.scrollLeft === 0) {
    callback();
    return () => undefined;
  }
  // Safari learned `scrollend` late; without it, 150 ms with no `scroll` counts as the end.
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
