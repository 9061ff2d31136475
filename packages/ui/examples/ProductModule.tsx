// Made from the first story by tests/examples.test.ts.
import { ProductModule } from "@lightmaker/ui/ProductModule";

export const example = (
  <ProductModule
    labels={{
      imageError: "This picture could not be loaded"
    }}
    title="Machines that suit the room"
    lead="Choose by bench, floor and ducting."
    items={[
      {
        title: "Light 530",
        title1: "The one for a bench",
        description: "Three filter stages inside, so a room without ducting will do; an interlock in the lid stops the light when it is opened.",
        picture: {
          width: 960,
          height: 640,
          color: "#aea99f",
          src: "/pictures/desktop.jpg",
          srcSet: "/pictures/desktop-480.avif 480w, /pictures/desktop-960.avif 960w",
          alt: "A white desktop laser with its lid closed."
        },
        link: {
          label: "See Light 530",
          href: "#light-530"
        }
      },
      {
        title: "Light 530 RF",
        title1: "The one for fine work",
        description: "An RF tube has a smaller spot: lettering stays clear on stamps and seals.",
        picture: {
          width: 960,
          height: 640,
          color: "#4f4d4b",
          src: "/pictures/desktop-dark.jpg",
          srcSet: "/pictures/desktop-dark-480.avif 480w, /pictures/desktop-dark-960.avif 960w",
          alt: "A white desktop laser on a dark ground."
        },
        link: {
          label: "See Light 530 RF",
          href: "#light-530-rf"
        }
      },
      {
        title: "Light 1390",
        title1: "The one for the workshop",
        description: "Takes a whole sheet, for batches and large parts; needs extraction.",
        picture: {
          width: 960,
          height: 640,
          color: "#b8b3ab",
          src: "/pictures/cabinet.jpg",
          srcSet: "/pictures/cabinet-480.avif 480w, /pictures/cabinet-960.avif 960w",
          alt: "A free-standing laser with its touchscreen on the right."
        },
        link: {
          label: "See Light 1390",
          href: "#light-1390"
        }
      }
    ]}
  />
);
