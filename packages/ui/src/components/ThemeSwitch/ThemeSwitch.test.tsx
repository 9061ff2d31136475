// @vitest-environment jsdom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { examples } from "./ThemeSwitch.examples.ts";
import { ThemeSwitch } from "./ThemeSwitch.tsx";
import { themeBeforePaint } from "./theme-before-paint.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const html = document.documentElement;
const props = examples.en.default;
/** Runs the inline script. The listeners of earlier tests stay registered and do the same again. */
function runScript() {
  const script = document.createElement("script");
  script.textContent = themeBeforePaint;
  document.head.append(script);
  script.remove();
}

beforeEach(() => {
  localStorage.clear();
  html.removeAttribute("data-theme");
  html.removeAttribute("data-theme-choice");
  document.body.innerHTML = `<div id="root">${renderToString(<ThemeSwitch {...props} />)}</div>`;
});

const radio = (value: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[value=${value}]`);
  if (!found) throw new Error(`There is no radio button for ${value}.`);
  return found;
};
const chosen = () => document.querySelector<HTMLInputElement>("input:checked")?.value;

async function hydrate() {
  const onRecoverableError = vi.fn();
  const container = document.getElementById("root");
  if (!container) throw new Error("The page has no root.");
  const root = await act(async () =>
    hydrateRoot(container, <ThemeSwitch {...props} />, { onRecoverableError }),
  );
  expect(onRecoverableError).not.toHaveBeenCalled();
  return root;
}

it("applies the stored theme before the first paint, and ignores an invalid one", () => {
  localStorage.setItem("theme", "dark");
  runScript();
  expect(html.dataset["theme"]).toBe("dark");
  localStorage.setItem("theme", "sepia");
  runScript();
  expect(html.hasAttribute("data-theme")).toBe(false);
  expect(html.dataset["themeChoice"]).toBe("system");
});

it("shows the stored choice before hydration and keeps it through hydration", async () => {
  localStorage.setItem("theme", "dark");
  runScript();
  window.dispatchEvent(new Event("DOMContentLoaded"));
  expect(chosen()).toBe("dark");
  const root = await hydrate();
  expect(chosen()).toBe("dark");
  await act(async () => root.unmount());
});

it("stores and applies a choice made before or after hydration", async () => {
  runScript();
  radio("dark").click();
  expect(html.dataset["theme"]).toBe("dark");
  expect(localStorage.getItem("theme")).toBe("dark");
  const root = await hydrate();
  expect(chosen()).toBe("dark");

  await act(async () => radio("light").click());
  expect(chosen()).toBe("light");
  expect(html.dataset["theme"]).toBe("light");
  expect(localStorage.getItem("theme")).toBe("light");

  await act(async () => radio("system").click());
  expect(html.hasAttribute("data-theme")).toBe(false);
  expect(localStorage.getItem("theme")).toBeNull();
  await act(async () => root.unmount());
});

it("follows a choice made in another switch on the page", async () => {
  runScript();
  const root = await hydrate();
  const other = document.createElement("div");
  other.innerHTML = renderToString(<ThemeSwitch {...props} />);
  document.body.append(other);
  await act(async () => other.querySelector<HTMLInputElement>("input[value=dark]")?.click());
  expect(chosen()).toBe("dark");
  await act(async () => root.unmount());
});

it("applies a choice without storage", () => {
  const blocked = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Storage is switched off.", "SecurityError");
  });
  runScript();
  radio("dark").click();
  expect(html.dataset["theme"]).toBe("dark");
  blocked.mockRestore();
});
