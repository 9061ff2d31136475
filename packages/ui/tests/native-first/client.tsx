import "../../src/styles/index.ts";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { type PageName, pages } from "./pages.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page under test has no #root to hydrate.");
const Page = pages[document.documentElement.dataset["page"] as PageName];
hydrateRoot(
  root,
  <StrictMode>
    <Page />
  </StrictMode>,
);
