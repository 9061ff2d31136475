import "@lightmaker/ui/styles.css";
import "./site.css";
import "../brand.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { prerendered } from "./document.ts";
import { routeOf } from "./routes.ts";
import { Site } from "./Site.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root.");
const route = routeOf(location.pathname);
const initial = prerendered();

// Not `root.hasChildNodes()`: the mark for the prerendered page is a node too, and React would hydrate a page that is not there.
if (initial) hydrateRoot(root, <Site route={route} initial={initial} />);
else createRoot(root).render(<Site route={route} />);
