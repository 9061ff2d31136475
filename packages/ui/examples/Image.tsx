// Made from the first story by tests/examples.test.ts.
import { Image } from "@lightmaker/ui/Image";

export const example = (
  <Image
    sizes="30rem"
    errorLabel="The picture could not be loaded"
    picture={{
      width: 960,
      height: 640,
      color: "#8e7259",
      src: "/pictures/coasters.jpg",
      srcSet: "/pictures/coasters-480.avif 480w, /pictures/coasters-960.avif 960w",
      alt: "Six basswood coasters engraved with geometric patterns on a wooden table"
    }}
  />
);
