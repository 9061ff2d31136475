// Made from the first story by tests/examples.test.ts.
import { Banner } from "@lightmaker/ui/Banner";

export const example = (
  <Banner
    labels={{
      imageError: "This picture could not be loaded"
    }}
    eyebrow="Materials"
    title="Wood"
    lead="Basswood, walnut, plywood and MDF. 3 mm in one pass; power sets the depth of an engraving."
    picture={{
      width: 960,
      height: 640,
      color: "#8e6d4b",
      src: "/pictures/jewelry-box.jpg",
      srcSet: "/pictures/jewelry-box-480.avif 480w, /pictures/jewelry-box-960.avif 960w",
      alt: "A box with a living hinge and an engraved lid."
    }}
    actions={[
      {
        label: "Send us a sample",
        href: "#sample"
      },
      {
        label: "See the machines",
        href: "#products"
      }
    ]}
  />
);
