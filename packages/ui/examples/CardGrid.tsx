// Made from the first story by tests/examples.test.ts.
import { CardGrid } from "@lightmaker/ui/CardGrid";

export const example = (
  <CardGrid
    labels={{
      imageError: "This picture could not be loaded"
    }}
    title="Where it is used"
    lead="Six fields, one way of working: draw, place, cut."
    cards={[
      {
        title: "Education",
        text: "From drawing to object in one lesson, enclosed, stopping when opened.",
        picture: {
          width: 960,
          height: 640,
          color: "#aea99f",
          src: "/pictures/desktop.jpg",
          srcSet: "/pictures/desktop-480.avif 480w, /pictures/desktop-960.avif 960w",
          alt: ""
        },
        link: {
          label: "Education",
          href: "#application-0"
        }
      },
      {
        title: "Creative",
        text: "Gifts, packaging and signs in small batches, without tooling.",
        picture: {
          width: 960,
          height: 640,
          color: "#bead9a",
          src: "/pictures/earrings.jpg",
          srcSet: "/pictures/earrings-480.avif 480w, /pictures/earrings-960.avif 960w",
          alt: ""
        },
        link: {
          label: "Creative",
          href: "#application-1"
        }
      },
      {
        title: "Art",
        text: "Paper cuts, inlay, screens and light boxes.",
        picture: {
          width: 960,
          height: 640,
          color: "#61442e",
          src: "/pictures/lamp.jpg",
          srcSet: "/pictures/lamp-480.avif 480w, /pictures/lamp-960.avif 960w",
          alt: ""
        },
        link: {
          label: "Art",
          href: "#application-2"
        }
      },
      {
        title: "Medical",
        text: "Marks that survive sterilisation, UDI codes that read.",
        picture: {
          width: 1280,
          height: 533,
          color: "#776951",
          src: "/pictures/head.jpg",
          srcSet: "/pictures/head-480.avif 480w, /pictures/head-1280.avif 1280w",
          alt: ""
        },
        link: {
          label: "Medical",
          href: "#application-3"
        }
      }
    ]}
  />
);
