import "../../src/styles/index.ts";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { Page } from "./Page.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page under test has no #root to hydrate.");
hydrateRoot(
  root,
  <StrictMode>
    <Page />
  </StrictMode>,
);
