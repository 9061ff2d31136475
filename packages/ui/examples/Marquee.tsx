import { Image } from "@lightmaker/ui/Image";
import { Marquee, MarqueeItem } from "@lightmaker/ui/Marquee";

const picture = { alt: "A lamp of birch plywood", color: "#61442e", width: 960, height: 640, src: "/pictures/lamp.jpg", srcSet: "/pictures/lamp-480.avif 480w, /pictures/lamp-960.avif 960w" };

export const example = (
  <Marquee labels={{ marquee: "Finished work", pause: "Stop the row", play: "Let the row move" }}>
    <MarqueeItem>
      <Image picture={picture} sizes="20rem" errorLabel="The picture could not be loaded" />
    </MarqueeItem>
  </Marquee>
);
