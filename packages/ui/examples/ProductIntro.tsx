// Made from the first story by tests/examples.test.ts.
import { ProductIntro } from "@lightmaker/ui/ProductIntro";

export const example = (
  <ProductIntro
    labels={{
      carousel: "Pictures",
      previous: "Previous",
      next: "Next",
      pause: "Pause the slides",
      play: "Let the slides move on",
      goTo: "Go to slide {index}",
      slideOf: "Slide {index} of {count}",
      imageError: "This picture could not be loaded"
    }}
    eyebrow="Light 530 · desktop CO₂ laser"
    title="A workshop for the desk"
    subtitle="500 × 300 mm work area, 4K camera"
    description="A camera watches the bed and a lift finds the focus. A class learns it in one lesson; a studio runs small batches on it."
    pictures={[
      {
        width: 960,
        height: 640,
        color: "#aea99f",
        src: "/pictures/desktop.jpg",
        srcSet: "/pictures/desktop-480.avif 480w, /pictures/desktop-960.avif 960w",
        alt: "A white desktop laser, three-quarter view"
      },
      {
        width: 960,
        height: 640,
        color: "#4f4d4b",
        src: "/pictures/desktop-dark.jpg",
        srcSet: "/pictures/desktop-dark-480.avif 480w, /pictures/desktop-dark-960.avif 960w",
        alt: "The desktop laser on a dark ground, lit inside"
      },
      {
        width: 960,
        height: 640,
        color: "#8e7259",
        src: "/pictures/coasters.jpg",
        srcSet: "/pictures/coasters-480.avif 480w, /pictures/coasters-960.avif 960w",
        alt: "Wooden coasters with engraved patterns"
      },
      {
        width: 960,
        height: 640,
        color: "#8e6d4b",
        src: "/pictures/jewelry-box.jpg",
        srcSet: "/pictures/jewelry-box-480.avif 480w, /pictures/jewelry-box-960.avif 960w",
        alt: "A jewellery box of bent wood"
      }
    ]}
    plate={{
      light: "co2",
      name: "Light 530",
      source: "CO₂ glass tube"
    }}
    figures={[
      {
        value: "40/60",
        unit: "W",
        label: "Laser power"
      },
      {
        value: "20",
        unit: "mm",
        label: "Acrylic cut"
      },
      {
        value: "500 × 300",
        unit: "mm",
        label: "Work area"
      },
      {
        value: "600",
        unit: "mm/s",
        label: "Top speed"
      }
    ]}
    actions={[
      {
        label: "Ask for a quote",
        href: "/en/contact/contactus?about=Light%20530"
      },
      {
        label: "Send a sample",
        href: "/en/about/sample?model=light-530"
      }
    ]}
  />
);
