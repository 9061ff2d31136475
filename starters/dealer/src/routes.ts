/** Which page an address shows. */
export type Route =
  | { page: "home" | "models" | "questions" | "contact" | "missing" }
  | { page: "model"; id: string };

export const paths = {
  home: "/",
  models: "/models/",
  model: (id: string) => `/models/${id}/`,
  questions: "/questions/",
  contact: "/contact/",
} as const;

/** Returns the route of a path, with or without its last slash. */
export function routeOf(pathname: string): Route {
  const path = `${pathname.replace(/\/(index\.html)?$/, "")}/`;
  if (path === paths.home) return { page: "home" };
  if (path === paths.models) return { page: "models" };
  if (path === paths.questions) return { page: "questions" };
  if (path === paths.contact) return { page: "contact" };
  const id = /^\/models\/([\w-]+)\/$/.exec(path)?.[1];
  return id === undefined ? { page: "missing" } : { page: "model", id };
}
