import { msg } from "@lingui/core/macro";
import { inline, link, verbatim } from "../authoring.ts";
import { claims } from "../products/claims.ts";
import { abilities } from "../products/cuts.ts";
import { models } from "../products/facts.ts";
import { onRequest } from "../products/specs.ts";
import { furAndRetardantCloth } from "./forbidden.ts";
import { defineMaterial } from "./material.ts";

const area530 = inline(models["light-530"].workArea);
const area1610 = inline(models["light-1610"].workArea);

const furAndRetardant = inline(furAndRetardantCloth);
const fittings = inline(claims.fittings);

export const fabric = defineMaterial({
  id: "fabric",
  meta: {
    title: msg`布料与毛毡激光切割`,
    description: msg`化纤、棉麻、毛毡和牛仔布的激光切割与雕刻：哪些会自动封边，哪些会焦边，哪些涂层绝不能切。`,
    keywords: msg`激光切布,激光切割毛毡,牛仔雕刻,化纤封边,服装打样`,
  },
  card: msg`化纤封边，天然纤维会焦。`,
  banner: {
    title: msg`布料：化纤封边，棉麻留焦`,
    lead: msg`不用开刀模，样片改一稿再切一稿。`,
    alt: msg`浅色背景上的布卷、镂空毛毡盒和几层毛毡`,
    pictureTone: "light",
  },
  blocks: {
    quality: {
      title: msg`切完不散边`,
      description: msg`涤纶、尼龙边切边熔封，不用锁边。功率过大会结硬边，贴身会扎，贴身穿的要调低功率；结珠的一面朝外，或者包进缝份里。内衣、弹力牛仔这类含氨纶的面料，还有腈纶，烟里可能有氰化氢：写明成分，先问我们，答复以前不切。`,
      alt: msg`镂空成蕾丝的蓝绿毛毡叠在橙色毛毡上，四周一道缝线`,
    },
    process: {
      title: msg`摊平、压住、松掉张力再切`,
      description: msg`布比板难的是不平。四边用磁条压平，经向顺着台面放，张力松掉再切，不然取下来就缩。台面带不带吸风，按机型向我们确认。牛仔布雕花是把靛蓝烧淡：功率越高越白，过头就成洞。`,
      alt: msg`激光头在牛仔布上打出一圈花纹，颜色比周围浅`,
    },
    applications: {
      title: msg`样衣和小批量，不用开刀模`,
      description: msg`样衣、毛毡包、家居件和徽章，十件八件也能做，不用等刀模。图样换季只换文件，边角料拼成一排小件，剩不下多少布。`,
      alt: msg`门厅长凳：木挂钩下面是刻着枝叶的托特包和一串三角旗，凳上是镂空毛毡篮和叠好的毛毡`,
    },
  },
  beams: {
    lead: msg`布的成分比颜色要紧，先看水洗标。`,
    co2: {
      ...abilities.fabric.co2,
      reason: msg`棉、麻、丝、涤纶和尼龙都切；厚毛毡能刻出深浅，牛仔布能雕花褪色，别的布只能浅浅地打出字和图案，先试一角。${furAndRetardant}`,
    },
    diode: {
      ...abilities.fabric.diode,
      reason: msg`布料和毛毡不在 Light Blue 530 的材料里，请用 CO₂ 机型。`,
    },
    fiber: {
      ...abilities.fabric.fiber,
      reason: msg`布料不用它加工。拉链头和铭牌，${fittings}`,
    },
  },
  figures: {
    title: msg`一次能铺多大一块`,
    lead: msg`做服装和家居，幅面先于功率。成卷的布裁成段再上机，一段一版。`,
    limitsTitle: msg`工作幅面`,
    limits: [
      { model: "light-530", value: models["light-530"].workArea },
      { model: "light-530-rf", value: onRequest },
      { model: "light-640", value: models["light-640"].workArea },
      { model: "light-960", value: models["light-960"].workArea },
      { model: "light-1390", value: models["light-1390"].workArea },
      { model: "light-1610", value: models["light-1610"].workArea },
    ],
    startTitle: msg`起步参数：布用自己排的小测试格`,
    start: [
      { label: msg`薄布、欧根纱`, value: msg`高速，功率从最低试起，一遍` },
      {
        label: msg`毛毡`,
        value: msg`从最高速度、最低功率试起，每次只慢一档或加一档功率，到背面不连纤维为止；人守着`,
      },
      { label: msg`牛仔雕花`, value: msg`线距放宽，功率由低到高排一行色阶` },
    ],
    note: msg`布没有通用的起步数字，同一色号换了染厂也会变。不要用下载的测试格试布：太慢，会点着它。剪一条布边，自己排两排小格，一排试色阶，一排试切透，人守着；试完和布样一起钉进档案。`,
  },
  practice: {
    title: msg`切布料要注意什么`,
    kerf: {
      title: msg`缝份与收缩`,
      description: msg`切缝比布本身的伸缩小得多，排料不必补偿切缝，要补的是回缩：先切一个 100 mm 的方块，取下来放十分钟再量，差多少，图上就放多少。`,
    },
    fumes: {
      title: msg`气味`,
      description: msg`羊毛和真丝像烧头发，涤纶发甜发呛；哪一种布的烟都有害，不能吸，排风一直开着。羊毛、真丝和尼龙的，${inline(claims.cyanideSmoke)}棉絮和毛屑最会堵排风，也最容易着火：碎屑盘每天收工倒一次，布屑多的每班倒，隔夜不留。`,
    },
    preparation: {
      title: msg`看懂水洗标`,
      description: msg`成分标上写着氨纶、腈纶的，先问我们，答复以前不切；写着涂层、防水、阻燃的，先要厂家的 SDS。新布先洗去浆料再熨平，易变形的薄料背后托一层薄纸，切完一撕就掉。`,
    },
    finishing: {
      title: msg`焦边的处理`,
      description: msg`棉、麻、羊毛毡会留下一道浅褐色。用湿布擦，或者直接当成设计的一部分。烟味靠通风和一次清洗带走，毛毡用滚筒粘掉浮灰。`,
    },
  },
  inDocuments: [
    {
      note: msg`布没有通用的起步数字，同一色号换了染厂也会变。下载的测试格对布太慢，会点着它，不要用。剪一条布边，自己排两排小格，一排试色阶，一排试切透，人守着；试完和布样一起钉进档案。`,
    },
  ],
  never: {
    title: msg`有涂层的布，弄清再切`,
    text: msg`帆布、箱包料背面那层胶，常是 PVC 或聚氨酯，防水整理还可能含氟。含氯、含氟的不切；聚氨酯的，未经我们书面同意，不切；摸着滑、不透水、卷起来有塑料味的，没弄清之前一律不切。`,
    substances: ["coated-fabric", "imitation-leather", "modacrylic", "vinyl"],
  },
  showcase: {
    title: msg`布料和毛毡：十二件东西`,
    lead: msg`镂空的、拼贴的、褪色成画的。`,
    objects: [
      { object: "felt-coasters", title: msg`毛毡杯垫`, alt: msg`镂空毛毡杯垫` },
      { object: "denim-patch", title: msg`牛仔贴布`, alt: msg`刻出图案的牛仔布贴` },
      { object: "lace", title: msg`蕾丝`, alt: msg`激光切出的蕾丝花边` },
      { object: "bag-tag", title: msg`行李牌`, alt: msg`深蓝行李牌，边上一圈橙线，中间镂空一枚星纹` },
      { object: "applique", title: msg`拼布`, alt: msg`绣绷里的拼布小鸟` },
      { object: "cushion", title: msg`靠垫`, alt: msg`刻着纹样的绒面靠垫` },
      { object: "tote-bag", title: msg`托特包`, alt: msg`刻着枝叶的帆布托特包，旁边放着橙子` },
      { object: "bunting", title: msg`三角旗`, alt: msg`墙上一串各自镂空的毛毡三角旗` },
      { object: "placemat", title: msg`餐垫`, alt: msg`镂空叶纹的毛毡餐垫，上面摆着盘子和刀叉` },
      { object: "brooch", title: msg`胸针`, alt: msg`亚麻布上层叠花叶的毛毡胸针` },
      { object: "pouch", title: msg`笔袋`, alt: msg`翻盖镂空、露出橙黄里布的毛毡笔袋` },
      { object: "jacket", title: msg`牛仔外套`, alt: msg`牛仔外套的后背，褪出一道大浪` },
    ],
  },
  products: {
    title: msg`裁布用哪个系列`,
    morningLight: msg`贴布、徽章、杯垫这类小件，${area530} 一版排得下几十枚；放在教室里的，接好排风，由受过培训的老师操作。`,
    zhongtian: msg`衣片和家居件看幅面：最大 ${area1610}，地毯和软包的背胶要先问清，含 PVC 的不切。`,
  },
  ask: {
    title: msg`手上是什么布？`,
    lead: msg`寄一块巴掌大的布样，附上水洗标的照片。`,
    sample: msg`申请布料打样`,
    other: link("creative", msg`看小批量怎么做`),
  },
  substances: [
    {
      id: "cotton",
      name: msg`棉布`,
      also: [msg`棉`, msg`纯棉`, msg`帆布（无涂层）`, verbatim("cotton canvas")],
      verdict: "allowed",
      reason: msg`切得开，边缘浅褐；帆布先确认没有涂层。`,
    },
    {
      id: "linen",
      name: msg`亚麻布`,
      also: [msg`麻布`, msg`亚麻`, msg`苎麻`],
      verdict: "allowed",
      reason: msg`和棉布一样留一道焦边，深色的看不出来。`,
    },
    {
      id: "polyester",
      name: msg`涤纶布`,
      also: [msg`涤纶`, msg`聚酯布`, msg`雪纺`, msg`的确良`, msg`欧根纱`],
      verdict: "allowed",
      reason: msg`边切边封，不散；功率大了结硬边。`,
    },
    {
      id: "nylon-fabric",
      name: msg`尼龙布`,
      also: [msg`锦纶布`, msg`尼龙面料`],
      verdict: "allowed",
      reason: msg`会熔封。没有涂层的可以；背胶的先问胶。${inline(claims.cyanideSmoke)}`,
    },
    {
      id: "felt",
      name: msg`毛毡`,
      also: [msg`羊毛毡`, msg`涤纶毡`, msg`毡`],
      verdict: "allowed",
      reason: msg`羊毛的会焦，涤纶的会封边；两种的烟都不能吸，要抽走。羊毛的，${inline(claims.cyanideSmoke)}别的化纤毡先问我们。`,
    },
    {
      id: "denim",
      name: msg`牛仔布`,
      also: [msg`牛仔`, msg`丹宁`],
      verdict: "allowed",
      reason: msg`可以切，更常用来褪色雕花。弹力牛仔含氨纶，先问我们，答复以前不切。`,
    },
    {
      id: "silk",
      name: msg`丝绸`,
      also: [msg`真丝`, msg`丝`],
      verdict: "allowed",
      reason: msg`薄，低功率高速；边会发脆，留一点缝份。${inline(claims.cyanideSmoke)}`,
    },
    {
      id: "wool-cloth",
      name: msg`羊毛布`,
      also: [msg`毛呢`, msg`呢料`, msg`羊绒`, msg`粗花呢`],
      verdict: "unknown",
      reason: msg`我们只做过结论的是羊毛毡。呢料常混腈纶、氨纶，写明成分先问我们，答复以前不切。${inline(claims.cyanideSmoke)}`,
    },
    {
      id: "faux-fur",
      name: msg`仿皮草和阻燃布`,
      also: [msg`仿皮草`, msg`人造毛`, msg`阻燃布`, verbatim("faux fur")],
      verdict: "unknown",
      reason: furAndRetardantCloth,
    },
    {
      id: "acrylic-fibre",
      name: msg`腈纶`,
      also: [msg`腈纶毛线`, msg`腈纶毡`],
      verdict: "unknown",
      reason: msg`烟里有氰化氢，又容易和含氯的腈氯纶弄混，腈氯纶绝不能放。写明成分，先问我们。`,
    },
    {
      id: "non-woven-fabric",
      name: msg`无纺布`,
      also: [msg`不织布`, msg`非织造布`, msg`化纤毡`, msg`针刺毡`],
      verdict: "unknown",
      reason: msg`聚丙烯的我们没有结论；闪蒸的是 HDPE，绝不能放。把成分写明，先问我们。`,
    },
    {
      id: "polyurethane-coated-fabric",
      name: msg`聚氨酯涂层布`,
      also: [msg`PU 涂层布`, msg`PU 防水布`, msg`防水涂层布`, msg`箱包涂层布`],
      verdict: "unknown",
      reason: msg`聚氨酯的烟里可能有氰化氢，防水整理还可能含氟。含氯、含氟的绝不能放；聚氨酯的，未经我们书面同意，不能放。写明涂层来问。`,
    },
    {
      id: "stretch-fabric",
      name: msg`含氨纶的弹力布`,
      also: [msg`氨纶`, msg`莱卡`, msg`弹力布`, msg`弹力牛仔`, verbatim("Lycra"), verbatim("spandex")],
      verdict: "unknown",
      reason: msg`氨纶是聚氨酯，烟里可能有氰化氢；印花胶也可能含 PVC。写明成分，先问我们。`,
    },
  ],
});
