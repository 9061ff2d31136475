/**
 * The maker's name, addresses and numbers. They are defined only here, so a rename is one edit (decisions, "Brand").
 * The contact details are visibly samples.
 */
export const brand = {
  name: "LightMaker",
  software: "LightMaker Studio",
  titleSuffix: " | LightMaker",
  /** Canonical origin of the public site, without a trailing slash. */
  origin: "https://www.example.com",
  salesPhone: "400-000-0000",
  servicePhone: "400-000-0001",
  email: "hello@example.com",
  filing: "京ICP备00000000号",
  /** Years in the copyright notice. */
  rightsYears: "2026",
} as const;
