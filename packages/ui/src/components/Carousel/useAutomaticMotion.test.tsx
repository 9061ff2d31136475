// @vitest-environment jsdom
import { act, useRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useAutomaticMotion } from "./useAutomaticMotion.ts";
import type { CarouselApi } from "./useEmbla.ts";

let reduced: boolean;
let see: (visible: boolean) => void;
let motion: ReturnType<typeof useAutomaticMotion>;
let root: Root;
const container = document.createElement("div");
const [start, stop] = [vi.fn(), vi.fn()];
const events = new Map<string, () => void>();
const on = (name: string, listener: () => void) => {
  events.set(name, listener);
  return api;
};
const api = {
  scrollSnapList: () => [0, 1],
  on,
  off: () => api,
} as unknown as CarouselApi;

function Row() {
  const node = useRef<HTMLDivElement>(null);
  motion = useAutomaticMotion({ root: node, api, enabled: true, start, stop });
  return (
    <div ref={node}>
      <button type="button">slide</button>
    </div>
  );
}

beforeEach(async () => {
  reduced = false;
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { media, matches: reduced && media.includes("reduce") }),
  );
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  document.body.append(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
  start.mockClear();
  stop.mockClear();
});

/** Shows the row. jsdom does not know how the focus came, so every focus counts as one by keyboard. */
async function show() {
  root = createRoot(container);
  await act(async () => root.render(<Row />));
  const [row, slide] = [container.querySelector("div"), container.querySelector("button")];
  if (!row || !slide) throw new Error("The row was not rendered.");
  Object.assign(slide, { matches: (selector: string) => selector === ":focus-visible" });
  return { row, slide };
}

it("moves while it is visible and nothing stops it", async () => {
  await show();
  expect(motion.playing).toBe(false);
  see(true);
  expect(motion).toMatchObject({ playing: true, paused: false });
  expect(start).toHaveBeenCalledOnce();
  see(false);
  expect(motion.playing).toBe(false);
});

it("stands still while the keyboard focus is on a slide", async () => {
  const { slide } = await show();
  see(true);
  act(() => slide.focus());
  expect(motion.playing).toBe(false);
  expect(stop).toHaveBeenCalled();
  act(() => slide.blur());
  expect(motion.playing).toBe(true);
});

it("stands still under a mouse, but not after a touch", async () => {
  const { row } = await show();
  see(true);
  const enter = (pointerType: string) =>
    act(() => row.dispatchEvent(Object.assign(new Event("pointerenter"), { pointerType })));
  enter("touch");
  expect(motion.playing).toBe(true);
  enter("mouse");
  expect(motion.playing).toBe(false);
  act(() => row.dispatchEvent(new Event("pointerleave")));
  expect(motion.playing).toBe(true);
});

it("stands still while a finger is on it", async () => {
  await show();
  see(true);
  act(() => events.get("pointerDown")?.());
  expect(motion.playing).toBe(false);
  act(() => events.get("pointerUp")?.());
  expect(motion.playing).toBe(true);
});

it("does not start with reduced motion, unless the visitor starts it", async () => {
  reduced = true;
  await show();
  see(true);
  expect(motion).toMatchObject({ playing: false, paused: true });
  expect(start).not.toHaveBeenCalled();
  act(() => motion.setPaused(false));
  expect(motion).toMatchObject({ playing: true, paused: false });
});

it("stays paused when the visitor has paused it", async () => {
  await show();
  see(true);
  act(() => motion.setPaused(true));
  see(false);
  see(true);
  expect(motion).toMatchObject({ playing: false, paused: true });
});
