// Made from the first story by tests/examples.test.ts.
import { MobileMenu } from "@lightmaker/ui/MobileMenu";

export const example = (
  <MobileMenu
    labels={{
      navigation: "Mobile",
      toggle: "Menu"
    }}
    currentHref="/en/materials/wood"
    items={[
      {
        label: "Products",
        href: "/en/products",
        items: [
          {
            label: "Aurora series",
            href: "/en/products/morning-light"
          },
          {
            label: "Radiance series",
            href: "/en/products/zhongtian"
          },
          {
            label: "Accessories",
            href: "/en/products/accessories"
          }
        ],
        products: [
          {
            href: "/en/products/morning-light?model=light-530",
            plate: {
              light: "co2",
              name: "Light 530",
              source: "CO₂ glass tube",
              bed: "500 × 300 mm"
            },
            picture: {
              width: 960,
              height: 640,
              color: "#aea99f",
              src: "/pictures/desktop.jpg",
              srcSet: "/pictures/desktop-480.avif 480w, /pictures/desktop-960.avif 960w",
              alt: ""
            }
          },
          {
            href: "/en/products/morning-light?model=mark-m20",
            plate: {
              light: "fibre",
              name: "Mark M20",
              source: "Fibre"
            },
            picture: {
              width: 960,
              height: 640,
              color: "#8e7259",
              src: "/pictures/coasters.jpg",
              srcSet: "/pictures/coasters-480.avif 480w, /pictures/coasters-960.avif 960w",
              alt: ""
            }
          },
          {
            href: "/en/products/zhongtian?model=light-640",
            plate: {
              light: "co2",
              name: "Light 640",
              source: "CO₂ glass tube",
              bed: "600 × 400 mm"
            },
            picture: {
              width: 960,
              height: 640,
              color: "#b8b3ab",
              src: "/pictures/cabinet.jpg",
              srcSet: "/pictures/cabinet-480.avif 480w, /pictures/cabinet-960.avif 960w",
              alt: ""
            }
          }
        ]
      },
      {
        label: "Materials",
        href: "/en/materials",
        items: [
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
        label: "Support",
        items: [
          {
            label: "Software",
            href: "/en/support/software"
          },
          {
            label: "Questions",
            href: "/en/support/faq"
          }
        ]
      },
      {
        label: "Contact",
        href: "/en/contact"
      }
    ]}
  />
);
