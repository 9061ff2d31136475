import { index, type RouteConfig, route } from "@react-router/dev/routes";

/**
 * One module answers every address: which page it is follows from the content's own table of routes, so a new
 * page is one entry there and nothing here. A splat alone does not match `/`.
 */
export default [
  index("routes/page.tsx", { id: "home" }),
  route("*", "routes/page.tsx", { id: "page" }),
] satisfies RouteConfig;
