// @vitest-environment jsdom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { examples } from "./FilterChips.examples.ts";
import { FilterChips } from "./FilterChips.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

it("adopts a choice that was made before hydration", async () => {
  const onValueChange = vi.fn();
  const onRecoverableError = vi.fn();
  const chips = <FilterChips {...examples.en.default} onValueChange={onValueChange} />;
  const container = document.createElement("div");
  container.innerHTML = renderToString(chips);
  document.body.append(container);
  container.querySelector<HTMLInputElement>("input[value=industry]")?.click();

  const root = await act(async () => hydrateRoot(container, chips, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(onValueChange).toHaveBeenCalledWith("industry");
  expect(container.querySelector<HTMLInputElement>("input:checked")?.value).toBe("industry");
  await act(async () => root.unmount());
});
