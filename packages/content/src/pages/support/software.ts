import { msg } from "@lingui/core/macro";
import { external, picture, verbatim } from "../../authoring.ts";
import { brand } from "../../brand.ts";
import { definePage } from "../../define.ts";

const { email, servicePhone } = brand;
const eyebrow = msg`支持`;
const call = external(`tel:${servicePhone}`, verbatim(servicePhone));

export const software = definePage({
  id: "software",
  meta: {
    title: msg`LightMaker Studio 设计软件`,
    description: msg`LightMaker Studio 在电脑和手机上画图、排版、设参数，经云平台送到机器。能打开哪些文件，第一次怎么用，都在这一页。`,
    keywords: msg`LightMaker Studio,激光切割软件,激光雕刻软件,云平台`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow,
      title: msg`画完就能切`,
      lead: msg`一套软件，管两个系列。`,
      picture: picture("features/cloud", msg`电脑和手机上的设计软件`),
    },
    {
      type: "textBlocks",
      items: [
        {
          title: msg`第一次打开`,
          paragraphs: [
            msg`选机型，放一张图，给线条分好切和刻，挑材料，点开始。先用边角料走一遍，再换正式的料。`,
          ],
        },
        {
          title: msg`能打开的文件`,
          paragraphs: [
            msg`位图有 JPG、PNG、BMP、TIF，矢量图有 DXF、AI、SVG、DST；中天系列另外支持 LPC 和 PLT。Mark M20 用 SVG、DXF 和位图。`,
            msg`按一比一、毫米出图，导入后拿一个 100 mm 的方块核对尺寸。`,
          ],
        },
        {
          title: msg`手机和云平台`,
          paragraphs: [msg`图纸和参数放在云平台上，换一台电脑、换一台机器，打开就是同一份。`],
        },
      ],
    },
    {
      type: "callToAction",
      title: msg`要安装包或者教程？`,
      actions: [external(`mailto:${email}`, msg`写信索取`), call],
    },
  ],
});
