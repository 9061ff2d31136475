import { SiteHeader } from "@lightmaker/ui/SiteHeader";

export const example = (
  <SiteHeader
    logo={<strong>Muster Laser</strong>}
    homeHref="/"
    nav={[
      { label: "Machines", href: "/machines" },
      { label: "Contact", href: "/contact" },
    ]}
    currentHref="/machines"
    // The name contains the visible text of the logo (WCAG 2.5.3).
    labels={{ home: "Muster Laser, home", navigation: "Main", toggle: "Menu", submenu: "More about {label}" }}
  />
);
