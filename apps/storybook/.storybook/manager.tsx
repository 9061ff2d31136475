import { PaintBrushIcon } from "@storybook/icons";
// biome-ignore lint/correctness/noUnusedImports: Storybook compiles the JSX of its manager to React.createElement.
import * as React from "react";
import { Button, PopoverProvider } from "storybook/internal/components";
import { addons, types, useGlobals, useStorybookApi } from "storybook/manager-api";
import { create } from "storybook/theming";
import { BrandForm } from "./brand/BrandForm.tsx";
import { decodeBrand, encodeBrand } from "./brand/brand.ts";
import { synonyms } from "./catalogue.ts";
import mark from "./mark.svg";

addons.setConfig({
  theme: create({
    base: "light",
    brandTitle: "LightMaker design system",
    brandImage: mark,
    brandUrl: "./",
    colorPrimary: "#c8380d",
    colorSecondary: "#c8380d",
    appBg: "#f3f5f6",
    appBorderColor: "#d6dbdf",
    textColor: "#0e1216",
    textMutedColor: "#4a545c",
    barSelectedColor: "#c8380d",
  }),
  // These two have controls of their own.
  layoutCustomisations: {
    showPanel: ({ storyId }: { storyId?: string }) =>
      /^(brand-laboratory|playground)--/.test(storyId ?? "") ? false : undefined,
  },
});

/** An entry of Storybook's index, as far as it is used here. */
interface Entry {
  type: string;
  title: string;
  anchors?: { id: string; title: string }[];
}

/*
 * The search of the sidebar finds the headings of a page (feature `experimentalSearchDocsHeadings`). Storybook has no way to
 * add words to it, so the index gets the synonyms as headings when the manager reads it.
 */
const read = window.fetch.bind(window);
window.fetch = async (input, init) => {
  const response = await read(input, init);
  const address = input instanceof Request ? input.url : String(input);
  if (!/\bindex\.json(?:\?|$)/.test(address) || !response.ok) return response;
  const index: { entries: Record<string, Entry> } = await response.json();
  for (const entry of Object.values(index.entries)) {
    const words = entry.type === "docs" ? synonyms[entry.title.split("/").at(-1) ?? ""] : undefined;
    // Stories are found by themselves.
    if (entry.type === "docs")
      entry.anchors = (words ?? []).map((title, position) => ({ id: `word-${position}`, title }));
  }
  return new Response(JSON.stringify(index), response);
};

function BrandTool() {
  const [{ brand }, updateGlobals] = useGlobals();
  const api = useStorybookApi();
  return (
    <PopoverProvider
      ariaLabel="Brand"
      padding={16}
      placement="bottom"
      popover={
        <div style={{ inlineSize: 340 }}>
          <BrandForm
            brand={decodeBrand(brand)}
            onChange={(next) => updateGlobals({ brand: next ? encodeBrand(next) : "" })}
            address={() => new URL(api.getUrlState().url ?? "", window.location.href).href}
          />
        </div>
      }
    >
      <Button variant="ghost" padding="small" ariaLabel="Brand: accent, fonts, corners, density">
        <PaintBrushIcon />
        Brand
      </Button>
    </PopoverProvider>
  );
}

addons.register("lightmaker", () => {
  addons.add("lightmaker/brand", {
    type: types.TOOL,
    title: "Brand",
    match: ({ viewMode }) => viewMode === "story" || viewMode === "docs",
    render: BrandTool,
  });
});
