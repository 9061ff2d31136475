import useEmblaCarousel from "embla-carousel-react";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useDirection } from "./useDirection.ts";
import { useInSight } from "./useInSight.ts";

type EmblaHook = typeof useEmblaCarousel;
export type CarouselApi = NonNullable<ReturnType<EmblaHook>[1]>;
export type CarouselPlugin = NonNullable<NonNullable<Parameters<EmblaHook>[1]>[number]>;

interface TakeOverOptions {
  viewport: RefObject<HTMLDivElement | null>;
  loop: boolean;
  /** Whether the row rests wherever it was let go, not only on a slide. */
  dragFree?: boolean;
  /** Slide to begin with when the visitor has not moved the row. */
  startIndex: number;
  /** Called with the slide the visitor had moved to when the row was taken over. */
  onStart: (index: number) => void;
  plugins: readonly CarouselPlugin[];
}

/**
 * Hands the native scroll-snap row over to Embla where the visitor left it. Embla's transform, the scroll
 * position set back to 0 and `data-live` (which switches scrolling off) change in one task, so the frames
 * before and after show the same slide.
 */
export function useTakeOver(options: TakeOverOptions) {
  const { viewport, loop, dragFree = false, onStart, plugins } = options;
  const direction = useDirection(viewport);
  const [startIndex] = useState(options.startIndex);
  const start = useRef(onStart);
  useEffect(() => {
    start.current = onStart;
  });
  const allPlugins = useMemo(() => [takeOverPlugin((index) => start.current(index)), ...plugins], [plugins]);
  const emblaOptions = useMemo(
    () => ({ align: "start" as const, loop, dragFree, direction, watchFocus: false, startIndex }),
    [loop, dragFree, direction, startIndex],
  );
  const [attach, api] = useEmblaCarousel(emblaOptions, allPlugins);
  useInSight(api);

  useLayoutEffect(() => {
    const node = viewport.current;
    return node ? whenAtRest(node, () => attach(node)) : undefined;
  }, [attach, viewport]);

  return { api, direction } as const;
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
      // At once, not with React's next render: native marks have just gone, and React's must stand there.
      node.closest("[data-carousel]")?.setAttribute("data-live", "");
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
