// @vitest-environment jsdom
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { examples } from "./Video.examples.ts";
import { Video } from "./Video.tsx";
import type { VideoProps } from "./Video.types.ts";

const rect = (width: number, height: number) => ({ width, height }) as DOMRectReadOnly;

/** Sets the visible ratio for the mocked IntersectionObserver; jsdom has no layout. */
let seen: (ratio: number) => void;
let reduced = false;
const container = document.createElement("div");
let root: Root | undefined;
const play = vi.fn(() => Promise.resolve());
const pause = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  const observers: IntersectionObserverCallback[] = [];
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { media, matches: reduced && media.includes("reduce") }),
  );
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: IntersectionObserverCallback) {
        observers.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
  seen = (ratio) => {
    const boundingClientRect = rect(400, 200);
    const entry = {
      isIntersecting: ratio > 0,
      rootBounds: rect(800, 600),
      boundingClientRect,
      intersectionRect: rect(400, 200 * ratio),
    };
    for (const callback of observers) {
      callback([entry as IntersectionObserverEntry], {} as IntersectionObserver);
    }
  };
  vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(pause);
  vi.spyOn(HTMLMediaElement.prototype, "canPlayType").mockImplementation((type) =>
    type.includes("unknown") ? "" : "maybe",
  );
  document.body.append(container);
});

afterEach(async () => {
  await act(async () => root?.unmount());
  reduced = false;
  container.remove();
  vi.clearAllMocks();
  play.mockImplementation(() => Promise.resolve());
  pause.mockImplementation(() => undefined);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/**
 * Renders the server's HTML, calls `before` to change the video's state as it may change before hydration, and then
 * hydrates.
 */
async function hydrate(props: VideoProps, before: (video: HTMLVideoElement) => void = () => undefined) {
  const onRecoverableError = vi.fn();
  container.innerHTML = renderToString(<Video {...props} />);
  const video = container.querySelector("video");
  if (!video) throw new Error("The server rendered no video.");
  // jsdom does not reflect the `muted` attribute as a property. Browsers do, and React compares it.
  Object.defineProperty(video, "muted", { value: video.hasAttribute("muted"), writable: true });
  before(video);
  root = await act(async () => hydrateRoot(container, <Video {...props} />, { onRecoverableError }));
  await act(async () => vi.runAllTimers());
  expect(onRecoverableError).not.toHaveBeenCalled();
  return video;
}
const state = () => container.querySelector("div[data-state]")?.getAttribute("data-state");

it("counts encodings that failed before hydration", async () => {
  const onError = vi.fn();
  const props = { ...examples.en.error, onError };
  await hydrate(props, (video) => {
    Object.defineProperty(video, "networkState", { value: HTMLMediaElement.NETWORK_NO_SOURCE });
    Object.defineProperty(video, "currentSrc", { value: props.film.sources.at(-1)?.src });
  });
  expect(state()).toBe("error");
  expect(onError.mock.calls.map(([count, { src }]) => [count, src])).toEqual(
    props.film.sources.map(({ src }, index) => [index + 1, src]),
  );
});

it("does not count encodings that the browser has not tried yet", async () => {
  const onError = vi.fn();
  await hydrate({ ...examples.en.error, onError }, (video) => {
    Object.defineProperty(video, "networkState", { value: HTMLMediaElement.NETWORK_NO_SOURCE });
    vi.spyOn(video, "canPlayType").mockReturnValue("probably");
  });
  expect(state()).toBe("idle");
  expect(onError).not.toHaveBeenCalled();
});

it("reports encodings that the browser cannot play", async () => {
  const onError = vi.fn();
  await hydrate({ ...examples.en.error, onError }, (video) => {
    Object.defineProperty(video, "networkState", { value: HTMLMediaElement.NETWORK_NO_SOURCE });
    vi.spyOn(video, "canPlayType").mockReturnValue("");
  });
  expect(state()).toBe("error");
  expect(onError).toHaveBeenCalledOnce();
});

it("adopts a video that started before hydration", async () => {
  await hydrate(examples.en.default, (video) => {
    Object.defineProperty(video, "readyState", { value: HTMLMediaElement.HAVE_ENOUGH_DATA });
  });
  expect(state()).toBe("loaded");
});

it("starts only on request with reduced motion", async () => {
  reduced = true;
  const { labels } = examples.en.background;
  await hydrate(examples.en.background);
  await act(async () => seen(1));
  expect(play).not.toHaveBeenCalled();
  const button = container.querySelector("button");
  expect(button?.getAttribute("aria-label")).toBe(labels.play);
  await act(async () => button?.click());
  expect(play).toHaveBeenCalledOnce();
  expect(button?.getAttribute("aria-label")).toBe(labels.pause);
});

it("pauses while the page is hidden and resumes when it is visible", async () => {
  await hydrate(examples.en.background);
  await act(async () => seen(1));
  expect(play).toHaveBeenCalledOnce();
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  expect(pause).toHaveBeenCalledOnce();
  visibility.mockReturnValue("visible");
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  expect(play).toHaveBeenCalledTimes(2);
});

it("plays when exactly half of it is visible", async () => {
  await hydrate(examples.en.background);
  await act(async () => seen(0.49));
  expect(play).not.toHaveBeenCalled();
  await act(async () => seen(0.5));
  expect(play).toHaveBeenCalledOnce();
});

it("logs a refused start as a warning and shows the play button", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  play.mockImplementationOnce(() => Promise.reject(new DOMException("not now", "NotAllowedError")));
  await hydrate(examples.en.background);
  await act(async () => seen(1));
  expect(warn).toHaveBeenCalledOnce();
  expect(container.querySelector("button")?.getAttribute("aria-label")).toBe(
    examples.en.background.labels.play,
  );
});

it("logs nothing for a start that was interrupted by a pause", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  play.mockImplementationOnce(() => Promise.reject(new DOMException("paused", "AbortError")));
  await hydrate(examples.en.background);
  await act(async () => seen(1));
  expect(warn).not.toHaveBeenCalled();
});

/** Makes `play()` and `pause()` change the `paused` state of the video; jsdom plays nothing. */
function playable(video: HTMLVideoElement) {
  let paused = true;
  Object.defineProperty(video, "paused", { get: () => paused });
  play.mockImplementation(async () => {
    paused = false;
  });
  pause.mockImplementation(() => {
    paused = true;
  });
}

describe("a video with controls and autoplay", () => {
  const film = { ...examples.en.default, autoplay: true };

  it("plays muted while half of it is visible, pauses below that, and resumes", async () => {
    const video = await hydrate(film, playable);
    expect(video.hasAttribute("controls")).toBe(true);
    await act(async () => seen(0.49));
    expect(play).not.toHaveBeenCalled();
    await act(async () => seen(0.5));
    expect(play).toHaveBeenCalledOnce();
    expect(video.muted).toBe(true);
    await act(async () => seen(0.49));
    expect(video.paused).toBe(true);
    // The visitor turned the sound on. Resuming must not mute the video again.
    video.muted = false;
    await act(async () => seen(1));
    expect(video.paused).toBe(false);
    expect(video.muted).toBe(false);
  });

  it("respects the visitor's pause", async () => {
    const video = await hydrate(film, playable);
    await act(async () => seen(1));
    video.pause();
    await act(async () => seen(0));
    await act(async () => seen(1));
    expect(play).toHaveBeenCalledOnce();
  });

  it("pauses while the page is hidden and resumes when it is visible", async () => {
    const video = await hydrate(film, playable);
    await act(async () => seen(1));
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await act(async () => document.dispatchEvent(new Event("visibilitychange")));
    expect(video.paused).toBe(true);
    visibility.mockReturnValue("visible");
    await act(async () => document.dispatchEvent(new Event("visibilitychange")));
    expect(video.paused).toBe(false);
  });

  it("does not start with reduced motion, but pauses and resumes after a manual start", async () => {
    reduced = true;
    const video = await hydrate(film, playable);
    await act(async () => seen(1));
    await act(async () => seen(0));
    await act(async () => seen(1));
    expect(play).not.toHaveBeenCalled();
    await video.play();
    await act(async () => seen(0));
    expect(video.paused).toBe(true);
    await act(async () => seen(1));
    expect(video.paused).toBe(false);
  });

  it("logs a refused start as a warning and does not retry", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await hydrate(film);
    play.mockImplementationOnce(() => Promise.reject(new DOMException("not now", "NotAllowedError")));
    await act(async () => seen(1));
    await act(async () => seen(0));
    await act(async () => seen(1));
    expect(warn).toHaveBeenCalledOnce();
    expect(play).toHaveBeenCalledOnce();
  });

  it("does not start without autoplay", async () => {
    await hydrate(examples.en.default, playable);
    await act(async () => seen(1));
    expect(play).not.toHaveBeenCalled();
  });
});

it("is a poster with native controls without JavaScript", () => {
  container.innerHTML = renderToString(<Video {...examples.en.background} />);
  const noscript = container.querySelector("noscript");
  expect(noscript?.innerHTML).toContain("controls");
  expect(container.querySelector("button")).toBeNull();
  expect(container.querySelector("img")?.getAttribute("alt")).toBe(examples.en.background.film.poster.alt);
});
