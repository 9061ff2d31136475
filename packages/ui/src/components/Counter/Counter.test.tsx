// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Counter } from "./Counter.tsx";
import { easeOut } from "./useCountUp.ts";

let reducedMotion = false;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { media, matches: reducedMotion }),
  );
  class Observer {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] });
});
afterEach(() => {
  reducedMotion = false;
  vi.useRealTimers();
});

async function counter() {
  const container = document.createElement("div");
  const root = createRoot(container);
  const show = (start: boolean) =>
    act(async () => root.render(<Counter label="machines" plus start={start} value={5000} />));
  const pass = (time: number) => act(async () => vi.advanceTimersByTime(time));
  const running = () => container.querySelector("[aria-hidden]")?.textContent;
  return { container, root, show, pass, running };
}

it("counts once from zero to the figure in 2000 ms with ease-out", async () => {
  const { root, show, pass, running, container } = await counter();
  await show(false);
  expect(running()).toBeUndefined();
  await show(true);
  await pass(16);
  expect(running()).toBe("0+");
  await pass(1000);
  expect(Number.parseInt(running() ?? "", 10)).toBeGreaterThan(4000);
  expect(container.textContent).toContain("5000+");
  await pass(960);
  expect(running()).toBeDefined();
  await pass(60);
  expect(running()).toBeUndefined();
  await show(false);
  await show(true);
  await pass(500);
  expect(running()).toBeUndefined();
  await act(async () => root.unmount());
});

it("does not run with reduced motion", async () => {
  reducedMotion = true;
  const { root, show, pass, running, container } = await counter();
  await show(true);
  await pass(500);
  expect(running()).toBeUndefined();
  expect(container.textContent).toBe("machines5000+");
  await act(async () => root.unmount());
});

it("sets the sign between thousands, and none without one", async () => {
  const container = document.createElement("div");
  const root = createRoot(container);
  const shown = async (value: number, separator?: string) => {
    await act(async () =>
      root.render(<Counter label="" separator={separator} start={false} value={value} />),
    );
    return container.textContent;
  };
  expect(await shown(5000)).toBe("5000");
  expect(await shown(5000, ",")).toBe("5,000");
  expect(await shown(1234567, ",")).toBe("1,234,567");
  expect(await shown(500, ",")).toBe("500");
  await act(async () => root.unmount());
});

it("easeOut is fast at first and slow at the end", () => {
  expect(easeOut(0)).toBe(0);
  expect(easeOut(0.5)).toBeCloseTo(0.875);
  expect(easeOut(1)).toBe(1);
});
