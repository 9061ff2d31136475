/** Addresses of all pages but the models'. Each has its entry in `pages.tsx`. */
export const addresses = {
  home: "/",
  models: "/models/",
  questions: "/questions/",
  contact: "/contact/",
  thanks: "/thanks/",
} as const;

export type PageId = keyof typeof addresses;

/** Which page an address shows. */
export type Route = { page: PageId | "missing" } | { page: "model"; id: string };

export const paths = { ...addresses, model: (id: string) => `/models/${id}/` };

/** Address of the contact page that knows what the visitor asks about, such as the name of a machine. */
export const askAbout = (about: string) => `${addresses.contact}?about=${encodeURIComponent(about)}`;

/** Returns the route of a path, with or without its last slash. */
export function routeOf(pathname: string): Route {
  const path = `${pathname.replace(/\/(index\.html)?$/, "")}/`;
  const page = (Object.keys(addresses) as PageId[]).find((id) => addresses[id] === path);
  if (page) return { page };
  const id = /^\/models\/([\w-]+)\/$/.exec(path)?.[1];
  return id === undefined ? { page: "missing" } : { page: "model", id };
}
