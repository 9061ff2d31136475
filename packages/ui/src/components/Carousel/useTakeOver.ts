import useEmblaCarousel from "embla-carousel-react";
import { type RefObject, useLayoutEffect, useMemo, useState } from "react";

type EmblaHook = typeof useEmblaCarousel;
export type CarouselApi = NonNullable<ReturnType<EmblaHook>[1]>;
export type CarouselPlugin = NonNullable<NonNullable<Parameters<EmblaHook>[1]>[number]>;

interface TakeOverOptions {
  viewport: RefObject<HTMLDivElement | null>;
  loop: boolean;
  /** Slide to begin with when the visitor has not moved the row. */
  startIndex: number;
  /** Called once with the slide the visitor was on. */
  onStart: (index: number) => void;
  plugins: readonly CarouselPlugin[];
}

/**
 * Hands the native scroll-snap row over to Embla where the visitor left it. Embla's transform, the scroll
 * position set back to 0 and `data-live` (which switches scrolling off) change in one task, so the frames
 * before and after show the same slide.
 */
export function useTakeOver({ viewport, loop, startIndex, onStart, plugins }: TakeOverOptions) {
  const [start, setStart] = useState<number>();
  const allPlugins = useMemo(() => [takeOverPlugin(), ...plugins], [plugins]);
  const options = useMemo(() => ({ align: "start" as const, loop, startIndex: start ?? 0 }), [loop, start]);
  const [attach, api] = useEmblaCarousel(options, allPlugins);

  // biome-ignore lint/correctness/useExhaustiveDependencies: where the visitor starts is asked once.
  useLayoutEffect(() => {
    const node = viewport.current;
    if (!node) return;
    return whenAtRest(node, () => {
      if (start === undefined) {
        const from = node.scrollLeft === 0 ? startIndex : nearestSlide(node);
        setStart(from);
        onStart(from);
      }
      attach(node);
    });
  }, [attach, viewport]);

  return api;
}

function takeOverPlugin(): CarouselPlugin {
  return {
    name: "takeOver",
    options: {},
    init: (embla) => {
      const node = embla.rootNode();
      node.scrollLeft = 0;
      node.setAttribute("data-live", "");
    },
    destroy: () => undefined,
  };
}

/** Scroll offset at which each slide rests in the native row. */
function restingOffsets(viewport: HTMLElement): number[] {
  const row = viewport.firstElementChild;
  if (!row) return [];
  const furthest = viewport.scrollWidth - viewport.clientWidth;
  const slides = [...row.children].filter((slide) => slide instanceof HTMLElement);
  const first = slides[0]?.offsetLeft ?? 0;
  return slides.map((slide) => Math.min(slide.offsetLeft - first, furthest));
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
