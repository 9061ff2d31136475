// Made from the first story by tests/examples.test.ts.
import { Poster } from "@lightmaker/ui/Poster";

export const example = (
  <Poster
    sizes="22rem"
    errorLabel="This picture could not be loaded"
    headingLevel={2}
    title="The first piece made in class"
    text="From a sketch to a finished part in one lesson."
    picture={{
      width: 960,
      height: 640,
      color: "#bead9a",
      src: "/pictures/earrings.jpg",
      srcSet: "/pictures/earrings-480.avif 480w, /pictures/earrings-960.avif 960w",
      alt: "Two drop-shaped pieces of walnut, each below a tile of orange acrylic."
    }}
  />
);
