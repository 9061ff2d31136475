// @vitest-environment jsdom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { examples } from "./Image.examples.ts";
import { Image } from "./Image.tsx";

const container = document.createElement("div");

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.append(container);
});
afterEach(() => container.remove());

/** Hydrates an image whose file has loaded or failed before hydration. */
async function hydrate(settled: { naturalWidth: number }) {
  const onStatusChange = vi.fn();
  const onRecoverableError = vi.fn();
  const props = examples.en.default;
  container.innerHTML = renderToString(<Image {...props} />);
  const image = container.querySelector("img");
  expect(image?.isConnected).toBe(true);
  for (const [name, value] of Object.entries({ complete: true, currentSrc: props.picture.src, ...settled })) {
    Object.defineProperty(image, name, { value });
  }
  const root = await act(async () =>
    hydrateRoot(container, <Image {...props} onStatusChange={onStatusChange} />, { onRecoverableError }),
  );
  return { root, image, onStatusChange, onRecoverableError };
}

const state = () => container.querySelector("[data-state]")?.getAttribute("data-state");

it("reports a file that loaded before hydration, once", async () => {
  const { root, image, onStatusChange, onRecoverableError } = await hydrate({ naturalWidth: 960 });
  expect(state()).toBe("loaded");
  await act(async () => image?.dispatchEvent(new Event("load")));
  expect(onStatusChange.mock.calls).toEqual([["loaded"]]);
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

it("shows the error label for a file that failed before hydration", async () => {
  const { root, onStatusChange } = await hydrate({ naturalWidth: 0 });
  expect(state()).toBe("error");
  expect(container.textContent).toContain(examples.en.default.errorLabel);
  expect(onStatusChange.mock.calls).toEqual([["error"]]);
  await act(async () => root.unmount());
});

it("renders no style attribute, which a strict Content-Security-Policy would block", () => {
  for (const props of Object.values(examples.en))
    expect(renderToString(<Image {...props} />)).not.toContain("style=");
});

it("is loaded lazily, unless it is the largest picture above the fold", () => {
  const element = (priority: boolean) => {
    container.innerHTML = renderToString(<Image {...examples.en.default} priority={priority} />);
    const image = container.querySelector("img");
    return [image?.getAttribute("loading"), image?.getAttribute("fetchpriority")];
  };
  expect(element(true)).toEqual(["eager", "high"]);
  expect(element(false)).toEqual(["lazy", "auto"]);
});

it("tells the browser how wide it is, so that it fetches no larger file", () => {
  const sizes = "(width > 768px) 50vw, 90vw";
  container.innerHTML = renderToString(<Image {...examples.en.default} sizes={sizes} />);
  const source = container.querySelector("source");
  expect(source?.sizes).toBe(sizes);
  expect(source?.srcset).toBe(examples.en.default.picture.srcSet);
});
