import type { BlockType } from "@lightmaker/content";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { fetchBlocks } from "./blocks/registry.ts";
import { reportChunkErrors } from "./shell/error-reports.ts";
import { ignoreAbortedData } from "./startup/aborted-data.ts";
import { createTrustedTypesPolicy } from "./startup/trusted-types.ts";

reportChunkErrors();
// The page's blocks must be loaded before hydration. Otherwise React would find HTML that differs from what it renders.
const types = document.querySelector<HTMLElement>("[data-blocks]")?.dataset["blocks"]?.split(" ") ?? [];
await fetchBlocks(types as BlockType[], true);

createTrustedTypesPolicy();
ignoreAbortedData();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
