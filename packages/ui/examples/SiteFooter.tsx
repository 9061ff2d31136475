// Made from the first story by tests/examples.test.ts.
import { SiteFooter } from "@lightmaker/ui/SiteFooter";

export const example = (
  <SiteFooter
    logo="LightMaker"
    groups={[
      {
        title: "Products",
        links: [
          {
            label: "Aurora series",
            href: "/en/products/morning-light"
          },
          {
            label: "Radiance series",
            href: "/en/products/zhongtian"
          }
        ]
      },
      {
        title: "Applications",
        links: [
          {
            label: "Education",
            href: "/en/applications/education"
          }
        ]
      },
      {
        title: "Materials",
        links: [
          {
            label: "Wood",
            href: "/en/materials/wood"
          },
          {
            label: "Acrylic",
            href: "/en/materials/acrylic"
          }
        ]
      },
      {
        title: "Support",
        links: [
          {
            label: "Questions",
            href: "/en/support/faq"
          }
        ]
      }
    ]}
    contacts={[
      {
        label: "Sales",
        value: "400-000-0000",
        href: "tel:4000000000"
      },
      {
        label: "Email",
        value: "hello@example.com",
        href: "mailto:hello@example.com"
      },
      {
        label: "Research",
        value: "1 Sample Road, Sample City"
      }
    ]}
    legal={[
      {
        label: "Privacy",
        href: "/en/privacy"
      },
      {
        label: "Terms",
        href: "/en/terms"
      }
    ]}
    rights="© 2026 LightMaker"
    labels={{
      navigation: "Footer"
    }}
  />
);
