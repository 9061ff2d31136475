export type * from "./PageNav.data.ts";
export { PageNav, type PageNavProps } from "./PageNav.tsx";
