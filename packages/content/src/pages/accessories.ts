import { msg } from "@lingui/core/macro";
import { inline, link, picture, spec, verbatim, type Words } from "../authoring.ts";
import { definePage } from "../define.ts";
import { type AccessoryId, accessories } from "../products/accessories.ts";
import { claims } from "../products/claims.ts";
import { models } from "../products/facts.ts";
import { productModels } from "../products/models/index.ts";
import { thumbnail } from "../products/thumbnail.ts";

/** Returns the machines that can have an accessory. */
const machinesWith = (id: AccessoryId) => productModels.filter((model) => model.accessories.includes(id));
const fits = (id: AccessoryId) =>
  verbatim(
    machinesWith(id)
      .map(({ name }) => name)
      .join(" / "),
  );

const { smokeFilter, rotaryAxis } = accessories;
const ids: readonly AccessoryId[] = ["smokeFilter", "rotaryAxis"];
const machines = productModels.filter((model) => model.accessories.length > 0);
const names = inline(
  machines
    .map(({ name }): Words => verbatim(name))
    .reduce((before, next) => {
      const [list, word] = [inline(before), inline(next)];
      return msg`${list} 和 ${word}`;
    }),
);
const name640 = inline(verbatim(models["light-640"].name));
const exhaust = inline(models["light-640"].exhaust);

export const accessoriesPage = definePage({
  id: "accessories",
  meta: {
    title: msg`激光切割机配件：空气净化器与旋转轴`,
    description: msg`Light 530 与 Light 640 激光切割机可选配空气净化器和旋转轴：净化器处理烟和气味，旋转轴转杯子、瓶子（Light 640）和笔（Light 530）。`,
    keywords: msg`激光机净化器,烟雾净化器,旋转轴,激光雕刻杯子,激光机配件`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`产品`,
      title: msg`净化器处理烟气，旋转轴刻圆件`,
      lead: msg`${names} 都能配，按房间和工件选，不必一次买齐。旋转轴：杯子、瓶子用 Light 640；Light 530 只能装笔一类的细圆件。`,
      picture: picture("products/light-530/solution-3", msg`Light 530，右边接着空气净化器，前面放着旋转轴`),
    },
    {
      type: "featureBlocks",
      title: msg`两样配件的用途`,
      lead: claims.pictures,
      items: [
        { title: smokeFilter.title, text: smokeFilter.text, picture: smokeFilter.picture },
        { title: rotaryAxis.title, text: rotaryAxis.text, picture: rotaryAxis.picture },
      ],
    },
    {
      type: "textBlocks",
      title: msg`过滤级数、滤芯和装夹`,
      items: ids.map((id) => ({ title: accessories[id].title, paragraphs: accessories[id].features })),
    },
    {
      type: "specSection",
      tone: "surface",
      title: msg`配件参数`,
      lead: msg`表里没有的，请写明工件和房间，向我们索取。`,
      caption: msg`空气净化器与旋转轴`,
      groups: ids.map((id) => ({
        title: accessories[id].title,
        rows: [
          { label: msg`适用机型`, value: spec(fits(id)) },
          ...accessories[id].rows.map(({ label, value }) => ({ label, value: spec(value) })),
        ],
      })),
    },
    {
      type: "textBlocks",
      title: msg`烟往哪里走`,
      lead: msg`看房间能不能把烟排到室外。`,
      items: [
        {
          title: msg`能排到窗外`,
          paragraphs: [
            msg`直排室外，最省事，也最可靠。管子越短越好，弯头越少越好；${name640} 的排风口是 ${exhaust}，接管不要变细。`,
          ],
        },
        {
          title: msg`排不到窗外`,
          paragraphs: [
            msg`用净化器，房间仍必须能换气，再装一只一氧化碳报警器：一氧化碳，两层都不拦。颗粒靠滤芯，过滤等级向我们索取，我们写进报价单；气味和一部分气体靠活性炭，两层缺一不可。`,
          ],
        },
        {
          title: msg`接好了还是有味`,
          paragraphs: [
            msg`先停下加工，打开门窗通风；一氧化碳报警器响了，人马上到室外。屋里没有烟味了，再依次看五处：出口通不通，管子是不是太长、压扁了，滤芯是不是堵了，活性炭是不是用尽了，接口有没有漏风。排好了再接着切。`,
          ],
        },
      ],
    },
    {
      type: "steps",
      tone: "surface",
      title: msg`第一只杯子`,
      lead: msg`四步，从量周长开始。`,
      steps: [
        {
          title: msg`量周长`,
          text: msg`用软尺绕被刻的那一段一圈，不量杯口。软件要直径的，周长除以 3.14。装不装得下，按机型向我们确认。`,
        },
        {
          title: msg`放平`,
          text: msg`卡盘轻轻夹住杯口（玻璃杯先垫软垫），夹稳就停；另一端托起来。卡爪怎样用，照附带的资料。从侧面看，工件最高的那条线要和台面平行。`,
        },
        { title: msg`对焦`, text: msg`焦点落在最高的那条线上，激光头别碰到杯把。` },
        {
          title: msg`空走一圈`,
          text: msg`不出光转一圈，看图案的首尾；再裹一张纸套，用最低功率、最高速度试一次，人守着；刻正件之前揭掉。`,
        },
      ],
    },
    {
      type: "cardGrid",
      title: msg`适用的机器`,
      columns: 2,
      cards: machines.map((model) => {
        const called = inline(verbatim(model.name));
        return {
          title: verbatim(model.name),
          text: model.machineType,
          picture: thumbnail(model),
          link: link(model.series, msg`看 ${called}`, `?model=${model.slug}`),
        };
      }),
    },
    {
      type: "faq",
      tone: "surface",
      title: msg`配件常见的问题`,
      items: [
        {
          question: msg`别的型号能配吗？`,
          answer: msg`不能，这两样只配 ${names}。别的型号排不到室外的，先问我们；圆件只有这两款能转着刻；Mark M20 的排风绝不能接空气净化器。`,
        },
        { question: msg`Light 530 净空小，也能转杯子吗？`, answer: claims.round },
        {
          question: msg`有了净化器，还要通风吗？`,
          answer: msg`要。房间必须能换气，再装一只一氧化碳报警器：净化器收颗粒，活性炭吸附大部分气味和一部分气体，都不拦一氧化碳；开盖取件时也还会散出一些。`,
        },
        {
          question: msg`滤芯用多久？`,
          answer: msg`看材料和开机时间，没有一个天数说得准。木材和皮革烟大，比亚克力换得勤；以每周看到的颜色和听到的风声为准。`,
        },
        {
          question: msg`刻玻璃杯会裂吗？`,
          answer: msg`有可能：玻璃上的痕迹本来就是极细的裂纹。钢化的杯子不刻，不少直口杯是钢化的，看杯底的标记、问卖家。功率要低、网点要粗，表面贴一层湿纸或涂薄薄一层皂液。承压的玻璃容器不刻，啤酒瓶、气泡酒瓶空了也不刻。`,
        },
        {
          question: msg`有把手的杯子放得上吗？`,
          answer: msg`先看釉和涂层：陶瓷杯要厂家写明釉料不含铅，有涂层的金属杯先要安全技术说明书（SDS）。能转满一圈的都行；把手会碰到滚轮或激光头的，只转能转的那一段，图案也按那一段排。`,
        },
      ],
      contact: { text: msg`拿不准的工件，拍张照片，发邮件来问。`, link: link("contactus", msg`问配件`) },
    },
    {
      type: "callToAction",
      title: msg`不知道该不该配？`,
      lead: msg`说一说房间有多大、窗在哪里、要刻什么形状。`,
      actions: [link("contactus", msg`问配件`), link("glass", msg`看玻璃怎么刻`)],
    },
  ],
});
