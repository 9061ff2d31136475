import { Gallery } from "@lightmaker/ui/Gallery";

export const example = (
  <Gallery
    headingLevel={2}
    labels={{
      "title": "Pieces",
      "open": "Enlarge: {name}",
      "close": "Close the large picture",
      "position": "{index} / {count}",
      "carousel": {
        "carousel": "Pictures",
        "previous": "Previous",
        "next": "Next",
        "pause": "Pause the slides",
        "play": "Let the slides move on",
        "goTo": "Go to slide {index}",
        "slideOf": "Slide {index} of {count}"
      },
      "imageError": "This picture could not be loaded"
    }}
    items={[
      {
        "picture": {
          "width": 960,
          "height": 640,
          "color": "#8e7259",
          "src": "/pictures/coasters.jpg",
          "srcSet": "/pictures/coasters-480.avif 480w, /pictures/coasters-960.avif 960w",
          "alt": "Three round discs on a wooden table with honeycomb and flower patterns."
        },
        "caption": "Basswood coasters, 3 mm, cut in one pass"
      },
      {
        "picture": {
          "width": 960,
          "height": 640,
          "color": "#8e6d4b",
          "src": "/pictures/jewelry-box.jpg",
          "srcSet": "/pictures/jewelry-box-480.avif 480w, /pictures/jewelry-box-960.avif 960w",
          "alt": "A curved wooden wall with rows of fine cuts, the lid leaning against it."
        },
        "caption": "A box whose rows of cuts let the board bend round the corner"
      },
      {
        "picture": {
          "width": 960,
          "height": 640,
          "color": "#61442e",
          "src": "/pictures/lamp.jpg",
          "srcSet": "/pictures/lamp-480.avif 480w, /pictures/lamp-960.avif 960w",
          "alt": "Warm light in a wooden frame, layers of hills and firs before it."
        },
        "caption": "A night light with five layers of silhouettes"
      },
      {
        "picture": {
          "width": 960,
          "height": 640,
          "color": "#bead9a",
          "src": "/pictures/earrings.jpg",
          "srcSet": "/pictures/earrings-480.avif 480w, /pictures/earrings-960.avif 960w",
          "alt": "Two drop-shaped pieces of walnut, each below a tile of orange acrylic."
        },
        "caption": "Earrings of walnut and acrylic"
      },
      {
        "picture": {
          "width": 960,
          "height": 640,
          "color": "#948169",
          "src": "/pictures/swatches.jpg",
          "srcSet": "/pictures/swatches-480.avif 480w, /pictures/swatches-960.avif 960w",
          "alt": "Nine square tiles in three rows, a round pattern on each."
        },
        "caption": "One pattern at nine powers"
      },
      {
        "picture": {
          "width": 1280,
          "height": 720,
          "color": "#7c6f55",
          "src": "/pictures/engraving.jpg",
          "srcSet": "/pictures/engraving-480.avif 480w, /pictures/engraving-1280.avif 1280w",
          "alt": "The head above a basswood sheet, sparks falling on the centre of a petal pattern."
        }
      },
      {
        "picture": {
          "width": 1280,
          "height": 533,
          "color": "#776951",
          "src": "/pictures/head.jpg",
          "srcSet": "/pictures/head-480.avif 480w, /pictures/head-1280.avif 1280w",
          "alt": "A brass nozzle close to the wood, the spot of light on a round pattern."
        }
      },
      {
        "picture": {
          "width": 960,
          "height": 640,
          "color": "#aea99f",
          "src": "/pictures/desktop.jpg",
          "srcSet": "/pictures/desktop-480.avif 480w, /pictures/desktop-960.avif 960w",
          "alt": "A white desktop laser on light grey, its inside lit behind the lid."
        }
      }
    ]}
  />
);
