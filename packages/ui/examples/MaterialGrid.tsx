import { MaterialGrid } from "@lightmaker/ui/MaterialGrid";

export const example = (
  <MaterialGrid
    title="Materials it works on"
    lead="Thickness and settings for each are on its own page. "
    items={[
      {
        "name": "Basswood",
        "picture": {
          "width": 960,
          "height": 640,
          "color": "#8e7259",
          "src": "/pictures/coasters.jpg",
          "srcSet": "/pictures/coasters-480.avif 480w, /pictures/coasters-960.avif 960w",
          "alt": "Three round discs on a wooden table with honeycomb and flower patterns."
        },
        "href": "#material-0"
      },
      {
        "name": "Acrylic",
        "picture": {
          "width": 960,
          "height": 640,
          "color": "#8e6d4b",
          "src": "/pictures/jewelry-box.jpg",
          "srcSet": "/pictures/jewelry-box-480.avif 480w, /pictures/jewelry-box-960.avif 960w",
          "alt": "A curved wooden wall with rows of fine cuts, the lid leaning against it."
        }
      },
      {
        "name": "Paper",
        "picture": {
          "width": 960,
          "height": 640,
          "color": "#bead9a",
          "src": "/pictures/earrings.jpg",
          "srcSet": "/pictures/earrings-480.avif 480w, /pictures/earrings-960.avif 960w",
          "alt": "Two drop-shaped pieces of walnut, each below a tile of orange acrylic."
        },
        "href": "#material-2"
      },
      {
        "name": "Leather",
        "picture": {
          "width": 960,
          "height": 640,
          "color": "#61442e",
          "src": "/pictures/lamp.jpg",
          "srcSet": "/pictures/lamp-480.avif 480w, /pictures/lamp-960.avif 960w",
          "alt": "Warm light in a wooden frame, layers of hills and firs before it."
        }
      },
      {
        "name": "Stone",
        "picture": {
          "width": 960,
          "height": 640,
          "color": "#948169",
          "src": "/pictures/swatches.jpg",
          "srcSet": "/pictures/swatches-480.avif 480w, /pictures/swatches-960.avif 960w",
          "alt": "Nine square tiles in three rows, a round pattern on each."
        },
        "href": "#material-4"
      },
      {
        "name": "Glass",
        "picture": {
          "width": 960,
          "height": 640,
          "color": "#8e7259",
          "src": "/pictures/coasters.jpg",
          "srcSet": "/pictures/coasters-480.avif 480w, /pictures/coasters-960.avif 960w",
          "alt": "Three round discs on a wooden table with honeycomb and flower patterns."
        }
      },
      {
        "name": "Fabric",
        "picture": {
          "width": 960,
          "height": 640,
          "color": "#8e6d4b",
          "src": "/pictures/jewelry-box.jpg",
          "srcSet": "/pictures/jewelry-box-480.avif 480w, /pictures/jewelry-box-960.avif 960w",
          "alt": "A curved wooden wall with rows of fine cuts, the lid leaning against it."
        },
        "href": "#material-6"
      },
      {
        "name": "Two-colour sheet",
        "picture": {
          "width": 960,
          "height": 640,
          "color": "#bead9a",
          "src": "/pictures/earrings.jpg",
          "srcSet": "/pictures/earrings-480.avif 480w, /pictures/earrings-960.avif 960w",
          "alt": "Two drop-shaped pieces of walnut, each below a tile of orange acrylic."
        }
      },
      {
        "name": "Rubber",
        "picture": {
          "width": 960,
          "height": 640,
          "color": "#61442e",
          "src": "/pictures/lamp.jpg",
          "srcSet": "/pictures/lamp-480.avif 480w, /pictures/lamp-960.avif 960w",
          "alt": "Warm light in a wooden frame, layers of hills and firs before it."
        },
        "href": "#material-8"
      },
      {
        "name": "Bamboo",
        "picture": {
          "width": 960,
          "height": 640,
          "color": "#948169",
          "src": "/pictures/swatches.jpg",
          "srcSet": "/pictures/swatches-480.avif 480w, /pictures/swatches-960.avif 960w",
          "alt": "Nine square tiles in three rows, a round pattern on each."
        }
      }
    ]}
    labels={{
      "previous": "Previous page",
      "next": "Next page",
      "goTo": "Go to page {index}",
      "pageOf": "Page {index} of {count}",
      "imageError": "This picture could not be loaded"
    }}
  />
);
