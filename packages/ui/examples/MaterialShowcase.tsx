// Made from the first story by tests/examples.test.ts.
import { MaterialShowcase } from "@lightmaker/ui/MaterialShowcase";

export const example = (
  <MaterialShowcase
    labels={{
      imageError: "This picture could not be loaded"
    }}
    title="What it works on"
    lead="Eight kinds of material, six finished things of each."
    materials={[
      {
        name: "Wood",
        background: {
          width: 960,
          height: 640,
          color: "#948169",
          src: "/pictures/swatches.jpg",
          srcSet: "/pictures/swatches-480.avif 480w, /pictures/swatches-960.avif 960w",
          alt: ""
        },
        samples: [
          {
            title: "Engraved coasters",
            picture: {
              width: 960,
              height: 640,
              color: "#8e7259",
              src: "/pictures/coasters.jpg",
              srcSet: "/pictures/coasters-480.avif 480w, /pictures/coasters-960.avif 960w",
              alt: "Three round discs on a wooden table with honeycomb and flower patterns."
            }
          },
          {
            title: "Box with a living hinge",
            picture: {
              width: 960,
              height: 640,
              color: "#8e6d4b",
              src: "/pictures/jewelry-box.jpg",
              srcSet: "/pictures/jewelry-box-480.avif 480w, /pictures/jewelry-box-960.avif 960w",
              alt: "A curved wooden wall with rows of fine cuts, the lid leaning against it."
            }
          },
          {
            title: "Walnut earrings",
            picture: {
              width: 960,
              height: 640,
              color: "#bead9a",
              src: "/pictures/earrings.jpg",
              srcSet: "/pictures/earrings-480.avif 480w, /pictures/earrings-960.avif 960w",
              alt: "Two drop-shaped pieces of walnut, each below a tile of orange acrylic."
            }
          },
          {
            title: "Silhouette lamp",
            picture: {
              width: 960,
              height: 640,
              color: "#61442e",
              src: "/pictures/lamp.jpg",
              srcSet: "/pictures/lamp-480.avif 480w, /pictures/lamp-960.avif 960w",
              alt: "Warm light in a wooden frame, layers of hills and firs before it."
            }
          }
        ],
        link: {
          label: "How to work wood",
          href: "#material-0"
        }
      },
      {
        name: "Acrylic",
        background: {
          width: 1280,
          height: 720,
          color: "#7c6f55",
          src: "/pictures/engraving.jpg",
          srcSet: "/pictures/engraving-480.avif 480w, /pictures/engraving-1280.avif 1280w",
          alt: ""
        },
        samples: [
          {
            title: "Box with a living hinge",
            picture: {
              width: 960,
              height: 640,
              color: "#8e6d4b",
              src: "/pictures/jewelry-box.jpg",
              srcSet: "/pictures/jewelry-box-480.avif 480w, /pictures/jewelry-box-960.avif 960w",
              alt: "A curved wooden wall with rows of fine cuts, the lid leaning against it."
            }
          },
          {
            title: "Walnut earrings",
            picture: {
              width: 960,
              height: 640,
              color: "#bead9a",
              src: "/pictures/earrings.jpg",
              srcSet: "/pictures/earrings-480.avif 480w, /pictures/earrings-960.avif 960w",
              alt: "Two drop-shaped pieces of walnut, each below a tile of orange acrylic."
            }
          },
          {
            title: "Silhouette lamp",
            picture: {
              width: 960,
              height: 640,
              color: "#61442e",
              src: "/pictures/lamp.jpg",
              srcSet: "/pictures/lamp-480.avif 480w, /pictures/lamp-960.avif 960w",
              alt: "Warm light in a wooden frame, layers of hills and firs before it."
            }
          },
          {
            title: "Material samples",
            picture: {
              width: 960,
              height: 640,
              color: "#948169",
              src: "/pictures/swatches.jpg",
              srcSet: "/pictures/swatches-480.avif 480w, /pictures/swatches-960.avif 960w",
              alt: "Nine square tiles in three rows, a round pattern on each."
            }
          }
        ],
        link: {
          label: "How to work acrylic",
          href: "#material-1"
        }
      },
      {
        name: "Paper",
        background: {
          width: 960,
          height: 640,
          color: "#8e7259",
          src: "/pictures/coasters.jpg",
          srcSet: "/pictures/coasters-480.avif 480w, /pictures/coasters-960.avif 960w",
          alt: ""
        },
        samples: [
          {
            title: "Walnut earrings",
            picture: {
              width: 960,
              height: 640,
              color: "#bead9a",
              src: "/pictures/earrings.jpg",
              srcSet: "/pictures/earrings-480.avif 480w, /pictures/earrings-960.avif 960w",
              alt: "Two drop-shaped pieces of walnut, each below a tile of orange acrylic."
            }
          },
          {
            title: "Silhouette lamp",
            picture: {
              width: 960,
              height: 640,
              color: "#61442e",
              src: "/pictures/lamp.jpg",
              srcSet: "/pictures/lamp-480.avif 480w, /pictures/lamp-960.avif 960w",
              alt: "Warm light in a wooden frame, layers of hills and firs before it."
            }
          },
          {
            title: "Material samples",
            picture: {
              width: 960,
              height: 640,
              color: "#948169",
              src: "/pictures/swatches.jpg",
              srcSet: "/pictures/swatches-480.avif 480w, /pictures/swatches-960.avif 960w",
              alt: "Nine square tiles in three rows, a round pattern on each."
            }
          },
          {
            title: "Eight-petalled relief",
            picture: {
              width: 1280,
              height: 720,
              color: "#7c6f55",
              src: "/pictures/engraving.jpg",
              srcSet: "/pictures/engraving-480.avif 480w, /pictures/engraving-1280.avif 1280w",
              alt: "The head above a basswood sheet, sparks falling on the centre of a petal pattern."
            }
          }
        ],
        link: {
          label: "How to work paper",
          href: "#material-2"
        }
      },
      {
        name: "Stone",
        background: {
          width: 960,
          height: 640,
          color: "#8e6d4b",
          src: "/pictures/jewelry-box.jpg",
          srcSet: "/pictures/jewelry-box-480.avif 480w, /pictures/jewelry-box-960.avif 960w",
          alt: ""
        },
        samples: [
          {
            title: "Silhouette lamp",
            picture: {
              width: 960,
              height: 640,
              color: "#61442e",
              src: "/pictures/lamp.jpg",
              srcSet: "/pictures/lamp-480.avif 480w, /pictures/lamp-960.avif 960w",
              alt: "Warm light in a wooden frame, layers of hills and firs before it."
            }
          },
          {
            title: "Material samples",
            picture: {
              width: 960,
              height: 640,
              color: "#948169",
              src: "/pictures/swatches.jpg",
              srcSet: "/pictures/swatches-480.avif 480w, /pictures/swatches-960.avif 960w",
              alt: "Nine square tiles in three rows, a round pattern on each."
            }
          },
          {
            title: "Eight-petalled relief",
            picture: {
              width: 1280,
              height: 720,
              color: "#7c6f55",
              src: "/pictures/engraving.jpg",
              srcSet: "/pictures/engraving-480.avif 480w, /pictures/engraving-1280.avif 1280w",
              alt: "The head above a basswood sheet, sparks falling on the centre of a petal pattern."
            }
          },
          {
            title: "Engraved coasters",
            picture: {
              width: 960,
              height: 640,
              color: "#8e7259",
              src: "/pictures/coasters.jpg",
              srcSet: "/pictures/coasters-480.avif 480w, /pictures/coasters-960.avif 960w",
              alt: "Three round discs on a wooden table with honeycomb and flower patterns."
            }
          }
        ],
        link: {
          label: "How to work stone",
          href: "#material-3"
        }
      }
    ]}
  />
);
