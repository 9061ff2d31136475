import { siteOrigin } from "./site-origin.ts";

/** `brand.origin` of the build: the site's bundler writes it into the browser's code (`define` in its Vite configuration). */
declare const __SITE_ORIGIN__: string | undefined;

/**
 * The maker's name, addresses and numbers. They are defined only here, so a rename is one edit (decisions, "Brand").
 * The contact details are visibly samples.
 */
export const brand = {
  name: "LightMaker",
  software: "LightMaker Studio",
  titleSuffix: " | LightMaker",
  /** Canonical origin of the public site, without a trailing slash: `SITE_URL` of the build, or a sample. */
  origin: typeof __SITE_ORIGIN__ === "string" ? __SITE_ORIGIN__ : siteOrigin(),
  salesPhone: "400-000-0000",
  servicePhone: "400-000-0001",
  email: "hello@example.com",
  filing: "京ICP备00000000号",
  /** Years in the copyright notice. */
  rightsYears: "2026",
} as const;
