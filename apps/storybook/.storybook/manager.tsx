import { PaintBrushIcon } from "@storybook/icons";
// biome-ignore lint/correctness/noUnusedImports: Storybook compiles the JSX of its manager to React.createElement.
import * as React from "react";
import { useEffect, useRef, useState } from "react";
import { Button, PopoverProvider } from "storybook/internal/components";
import { addons, types, useGlobals, useStorybookApi } from "storybook/manager-api";
import { create } from "storybook/theming";
import { BrandForm } from "./brand/BrandForm.tsx";
import { brandEvent, decodeBrand, encodeBrand } from "./brand/brand.ts";
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

function BrandTool() {
  const [{ brand }, updateGlobals] = useGlobals();
  const api = useStorybookApi();
  const [encoded, setEncoded] = useState<string>(brand ?? "");
  const later = useRef(0);
  useEffect(() => setEncoded(brand ?? ""), [brand]);
  const change = (next: string) => {
    setEncoded(next);
    api.emit(brandEvent, next);
    // A documentation page loads again for each new global, so not for every step of a colour.
    window.clearTimeout(later.current);
    later.current = window.setTimeout(() => updateGlobals({ brand: next }), 600);
  };
  return (
    <PopoverProvider
      ariaLabel="Brand"
      padding={0}
      placement="bottom"
      popover={
        <div style={{ inlineSize: 340, padding: 16, background: "#fff", borderRadius: 6 }}>
          <BrandForm
            brand={decodeBrand(encoded)}
            onChange={(next) => change(next ? encodeBrand(next) : "")}
            address={() => window.location.href}
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
