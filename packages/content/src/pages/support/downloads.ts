import { msg } from "@lingui/core/macro";
import { inline, link, verbatim } from "../../authoring.ts";
import { brand } from "../../brand.ts";
import { type AuthoredBlock, definePage } from "../../define.ts";
import { changesOf, cutFileChanges, gridChangesOf } from "../../documents/changes.ts";
import type { PaperKind } from "../../documents/files.ts";
import { claims } from "../../products/claims.ts";
import { models } from "../../products/facts.ts";
import { productModels } from "../../products/models/index.ts";
import { machineOf } from "../../products/scope.ts";
import { supportTabs } from "./tabs.ts";

const studio = inline(verbatim(brand.software));
/** Link to ask for an installer, with a prefilled message. */
const ask = link("contactus", msg`发邮件索取`, `?about=${encodeURIComponent(brand.software)}`);

type Files = (AuthoredBlock & { type: "downloads" })["groups"][number]["files"];

/** Returns one document for every model. */
const papers = (paper: PaperKind): Files =>
  productModels.map((model) => ({
    name: verbatim(model.name),
    text: model.machineType,
    changes: changesOf(paper, machineOf(model)),
    document: `${model.slug}-${paper}` as const,
  }));

const grids = (format: "svg" | "dxf"): Files =>
  productModels.map(({ slug, name, machineType }) => ({
    name: verbatim(`${name} · ${format.toUpperCase()}`),
    text: machineType,
    changes: gridChangesOf(slug),
    document: `${slug}-test-grid-${format}` as const,
  }));

const windows = inline(verbatim("Windows"));
const blue = inline(verbatim(models["light-blue-530"].name));

export const downloads = definePage({
  id: "downloads",
  meta: {
    title: msg`激光机手册、规格表和测试格下载`,
    description: msg`八个型号的用户手册、规格表和操作指南，中文英文各一份；测试格和切割样例是 SVG 与 DXF。版本、日期、大小和校验值都列着。`,
    keywords: msg`激光机说明书,用户手册,规格表,操作指南,测试格,DXF,软件安装包`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`支持`,
      title: msg`手册、规格表和图纸`,
      lead: msg`PDF 有目录和页码，能搜索，能打印；图纸 1:1，单位毫米。`,
      actions: [link("downloads", msg`看测试格和切割样例`, "#drawings")],
    },
    supportTabs("downloads"),
    {
      type: "downloads",
      anchor: "documents",
      title: msg`软件和文档`,
      lead: msg`用户手册讲安装、安全和保养，规格表列一台机器的全部参数，操作指南按材料讲每天怎样做。这里的 PDF 是中文的，英文的在本站英文版的这一页。激光类别和符合性声明，向我们索取。${inline(claims.precedence)}校验值用来确认文件没有传坏：在自己的电脑上算一遍 SHA-256，和这里的一样就对。`,
      groups: [
        {
          title: msg`软件怎样拿到`,
          files: [
            {
              name: msg`${studio} 电脑版`,
              text: msg`安装包不放在网站上，发邮件索取：写明机型和电脑系统；${blue} 用 ${windows}。`,
            },
            {
              name: msg`${studio} 手机版`,
              text: msg`看图、修改文字、发送到机器；机旁没有人，不要开始。信里写明手机是安卓还是苹果。`,
            },
          ],
        },
        { title: msg`用户手册`, files: papers("user-manual") },
        { title: msg`各型号的规格表`, files: papers("spec-sheet") },
        { title: msg`操作指南`, files: papers("operation-guide") },
      ],
      contact: ask,
    },
    {
      type: "downloads",
      anchor: "drawings",
      tone: "surface",
      title: msg`测试格和切割样例`,
      lead: msg`测试格一格一层，名字就是功率和速度：P040-S015 是 40%、15 mm/s；Mark M20 的 P040-S1000 是 40%、1000 mm/s。旁边的方块 100 mm，量一量就知道有没有缩放。${inline(claims.downloadedGrid)}Mark M20 的只用来打金属。`,
      groups: [
        { title: msg`测试格 SVG`, files: grids("svg") },
        { title: msg`测试格 DXF`, files: grids("dxf") },
        {
          title: msg`切割样例`,
          files: [
            {
              name: msg`切割样例包`,
              text: msg`切缝测试片、指接盒、手机支架、齿轮、杯垫和名牌。盒和支架按板厚、切缝各有几份。`,
              changes: cutFileChanges,
              document: "cut-files",
            },
          ],
        },
      ],
      contact: link("contactus", msg`问图纸的事`),
    },
    {
      type: "callToAction",
      tone: "canvas",
      title: msg`要的文件不在这里？`,
      lead: msg`写明型号和编号，我们找对应的那一版。`,
      actions: [link("contactus", msg`留言索取`), link("software", msg`先看软件能做什么`)],
    },
  ],
});
