import { msg } from "@lingui/core/macro";
import { inline, picture, verbatim } from "../../authoring.ts";
import { protectiveFilm } from "../../materials/forbidden.ts";
import { beforeOrdering, onOneBed, piecesOn, powersOf } from "../advice.ts";
import { claims } from "../claims.ts";
import { models, plannedTubeLife, warranty } from "../facts.ts";
import type { ProductModel } from "../product-model.ts";
import { beginningWith, samples } from "../samples.ts";
import { radianceHeadline, specTable } from "../specs.ts";

const facts = models["light-960"];
const area = inline(facts.workArea);
const area640 = inline(models["light-640"].workArea);
const power = inline(facts.laserPower);
const weight = inline(facts.weight);
const lift = inline(facts.zTravel);

const exhaust = inline(facts.exhaust);
const planned = inline(plannedTubeLife);
const tube = inline(warranty.tube);
const lift640 = inline(models["light-640"].zTravel);
const [low = "", , high = ""] = powersOf(facts);
const high640 = powersOf(models["light-640"]).at(-1) ?? "";
const plates = inline(verbatim(String(piecesOn(facts.workArea, 200, 150))));

export const light960: ProductModel = {
  slug: "light-960",
  series: facts.series,
  name: facts.name,
  machineType: msg`落地 CO₂ 激光切割机`,
  title: msg`为标牌店准备的幅面`,
  subtitle: msg`${area} 幅面，重 ${weight}`,
  description: msg`Light 960 的幅面比 Light 640 大一倍多：亚克力字、门牌、模型立面一版排完。最高功率也高一档：选 ${high} 的，同样的料走得快些，或者少走几遍。`,
  specs: radianceHeadline(facts),
  carousel: [
    picture("products/light-960/carousel-1", msg`白色带灰门的 Light 960，四分之三侧面`),
    picture("products/light-960/carousel-2", msg`车间里的 Light 960，右边接着一只活性炭过滤箱`),
    picture("products/light-960/carousel-3", msg`上盖打开，台面上是嵌着星形的毛毡`),
    picture("products/light-960/carousel-4", msg`激光头在牛皮纸板上切纸盒`),
  ],
  headings: { solutions: msg`一版排满亚克力字和标牌`, features: msg`放在标牌店里` },
  solutions: {
    cuttingSystem: {
      title: msg`切割系统`,
      description: msg`${power} 三档功率。切亚克力字，挤出板的切口自然光亮；厚板能切多厚，请先打样。`,
      picture: picture("products/light-960/solution-1", msg`激光头在红色亚克力上切一排排字母和数字`),
    },
    controlCenter: {
      title: msg`控制中心`,
      description: msg`功率、速度和厚度都在屏幕上改，站在板边就能调，不用跑回电脑。`,
      picture: picture(
        "products/light-960/solution-2",
        msg`机身右侧的触控屏，显示六边形图案、功率、速度、厚度和进度`,
      ),
    },
    accessories: {
      title: msg`升降台`,
      description: msg`工作台升降 ${lift}；换了料厚，重新对一次焦。切亚克力时留着纸膜，要雕刻的那一面，刻之前揭掉。${inline(protectiveFilm)}`,
      picture: picture("products/light-960/solution-3", msg`台面上的蓝色亚克力，保护纸膜揭起了一半`),
    },
  },
  features: {
    airFilter: {
      title: msg`切亚克力的气味，排到室外`,
      description: msg`${exhaust} 的排风口接到室外。店面临街、楼上有住户的，要不要加活性炭过滤箱，报价时问我们。`,
      picture: picture(
        "products/light-960/feature-1",
        msg`活性炭过滤箱立在 Light 960 前面，软管通到机器背后`,
      ),
    },
    safety: {
      title: msg`人守在旁边，灭火器伸手够得到`,
      description: msg`上盖一开，激光就停；装不装急停，下单前问清；没有的，插头或者这一路的电源开关，装在站在机前够得到的地方。机器开着，人就要在旁边，二氧化碳灭火器挂在看得见的地方。`,
      picture: picture(
        "products/light-960/feature-2",
        msg`车间里的 Light 960，右边墙上挂着灭火器，机器前有一张凳子`,
      ),
    },
    creation: {
      title: msg`${plates} 块门牌，一版排完`,
      description: msg`${area} 的幅面，同一种字体、不同的号码，排得密一点，边角料就少。`,
      picture: picture(
        "products/light-960/feature-3",
        msg`台上一排做好的门牌：7、12、18、26；身后机器里是刻满门牌的整板`,
      ),
    },
    ganyq: {
      title: msg`客户改一个字，不用重画`,
      description: msg`稿子在云端，文字和切割线分开放。改完存一版，机器前直接调出来。`,
      picture: picture(
        "products/light-960/feature-4",
        msg`笔记本电脑上，牌子的数字和切割线是两种颜色；旁边是做好的牌子`,
      ),
    },
  },
  banner: {
    title: msg`一版排满，少换几次料`,
    description: msg`幅面 ${area}，200 × 150 mm 的门牌一版排 ${plates} 块。`,
    picture: picture("products/light-960/banner", msg`上盖打开的 Light 960，台面上是六只板岩杯垫`),
  },
  accessories: [],
  materials: beginningWith(samples.colouredAcrylic, samples.clearAcrylic, samples.plywood),
  table: specTable("light-960"),
  decision: onOneBed(["light-640", "light-960", "light-1390"]),
  notes: beforeOrdering(
    facts,
    msg`卡纸、薄板和小字，${low} 够用；常切厚板，选 ${high}：同样的料走得快些，或者少走几遍。拿不准的，寄一块您的板来打样，再定功率。`,
  ),
  faqs: [
    {
      question: msg`和 Light 640 比，多了什么？`,
      answer: msg`幅面从 ${area640} 到 ${area}，最高功率从 ${high640} 到 ${high}，工作台升降从 ${lift640} 到 ${lift}。场地允许、常做标牌的，选 960；以教学和小件为主的，640 够用。`,
      inManual: false,
    },
    {
      question: msg`亚克力的切边能光亮吗？`,
      answer: msg`能：挤出板的切口更光亮，浇铸板雕刻出来更白。吹气太强，切口会发雾：切的时候把气调小，不要关掉。`,
    },
    {
      question: msg`激光管坏了怎么办？`,
      answer: msg`激光管单独计保修期，${tube}；在 ${planned}之前备好一支。${inline(claims.changingTube)}要开盖出光才校得了的光路，也请他们来校。`,
    },
    {
      question: msg`能刻金属招牌吗？`,
      answer: msg`阳极氧化的可以打标：去掉的是颜色，氧化层还在；有漆的先要漆的安全技术说明书（SDS），含氯、含氟、含铅的不打，查不清的不打。裸的不锈钢和铜会把光反射回去，请用光纤的 Mark M20。`,
    },
  ],
};
