import { msg } from "@lingui/core/macro";
import { inline, picture } from "../../authoring.ts";
import { furAndRetardantCloth } from "../../materials/forbidden.ts";
import { beforeOrdering, onOneBed, powersOf } from "../advice.ts";
import { claims } from "../claims.ts";
import { models } from "../facts.ts";
import type { ProductModel } from "../product-model.ts";
import { beginningWith, samples } from "../samples.ts";
import { radianceHeadline, specTable } from "../specs.ts";

const facts = models["light-1610"];
const area = inline(facts.workArea);
const area1390 = inline(models["light-1390"].workArea);
const power = inline(facts.laserPower);
const weight = inline(facts.weight);

const lift = inline(facts.zTravel);
const exhaust = inline(facts.exhaust);
const [low = "", middle = "", high = ""] = powersOf(facts);

export const light1610: ProductModel = {
  slug: "light-1610",
  series: facts.series,
  name: facts.name,
  machineType: msg`落地 CO₂ 激光切割机`,
  title: msg`中天系列里，最大的工作幅面`,
  subtitle: msg`${area} 幅面，${power}`,
  description: msg`Light 1610 为布料、毛毡、屏风和大幅的木板、亚克力准备：${area} 以内一版切完，不用拼缝；功率有 ${power} 三档。地毯和软包面料，成分查清了才能切，含 PVC 的绝不能切。`,
  specs: radianceHeadline(facts),
  carousel: [
    picture("products/light-1610/carousel-1", msg`上白下灰的 Light 1610，四分之三侧面`),
    picture("products/light-1610/carousel-2", msg`车间里的 Light 1610，左边是板材架，右边是工作台`),
    picture("products/light-1610/carousel-3", msg`上盖打开，台面上的一块长方形皮料刻着山的轮廓线`),
    picture("products/light-1610/carousel-4", msg`激光头在大幅木板上刻刻度盘`),
  ],
  headings: { solutions: msg`布料和大板：切割、定位、上下料`, features: msg`大台面，多人配合` },
  solutions: {
    cuttingSystem: {
      title: msg`切割系统`,
      description: msg`${power} 三档功率。合成纤维边切边封，不脱丝；棉麻降低功率、提高速度，焦边就轻。`,
      picture: picture("products/light-1610/solution-1", msg`激光头下面的红色布料，切出一朵朵六瓣花`),
    },
    controlCenter: {
      title: msg`控制中心`,
      description: msg`大版面开工前走一遍边框：合上盖，激光头不出光沿外框走一圈，四角都落在料上，再开始。`,
      picture: picture("products/light-1610/solution-2", msg`触控屏上，虚线框围着图样，红点正沿着框走`),
    },
    accessories: {
      title: msg`上下料`,
      description: msg`工作台升降 ${lift}。${inline(claims.longBoards)}一个从后面推，板头露出前门以后，另一个才托平、引着走；板要端平，不碰反射镜座，手不伸进机身。`,
      picture: picture(
        "products/light-1610/solution-3",
        msg`从背后看，一块木板从打开的后门伸出来，搁在支架上`,
      ),
    },
  },
  features: {
    airFilter: {
      title: msg`切布和纸，压住四边`,
      description: msg`排风口直径 ${exhaust}。切布和纸时四边压住，吹气由小调大，料不飘起；排风一直开着，烟也排得走。`,
      picture: picture("products/light-1610/feature-1", msg`台面上的黄色布料，四边用压条压住`),
    },
    safety: {
      title: msg`多人操作，分工写清楚`,
      description: msg`谁上料、谁启动、谁看火，事先分好。上盖、门和挡板的联锁，还有停机，每天开工前、换班以后试一次，记在本子上。`,
      picture: picture("products/light-1610/feature-2", msg`正面右角的钥匙开关，钥匙插着，旁边是红色按钮`),
    },
    creation: {
      title: msg`一面屏风，不拼不接`,
      description: msg`${area} 以内的花格一次切完，不用拼接。图样可以从云端作品库里找一张来改。`,
      picture: picture("applications/art/solution-4", msg`一架三扇的木屏风，镂空花格后面透着光`),
    },
    ganyq: {
      title: msg`几台机器，一套图纸`,
      description: msg`一批活分给几台机器，大家从云端调同一份图。哪台空着，哪台接着切。`,
      picture: picture(
        "products/light-1610/feature-4",
        msg`笔记本电脑上列着四台机器和各自的进度，旁边是手机`,
      ),
    },
  },
  banner: {
    title: msg`大幅面，一次切完`,
    description: msg`${area} 以内的布和板一版切完，不用拼接；2440 × 1220 mm 的整板台面上放不下，先问我们，或者请板材店裁开。机器开着，人不离开。`,
    picture: picture("products/light-1610/banner", msg`深色背景前的落地机 Light 1610，舱内亮着灯`),
  },
  accessories: [],
  materials: beginningWith(samples.denim, samples.felt, samples.plywood),
  table: specTable("light-1610"),
  decision: onOneBed(["light-960", "light-1390", "light-1610"]),
  notes: beforeOrdering(
    facts,
    msg`布料和卡纸，${low} 够用；常切厚板的，看 ${middle} 和 ${high}，寄一块来打样，用结果定功率。`,
  ),
  faqs: [
    {
      question: msg`它和 Light 1390 怎么选？`,
      answer: msg`幅面从 ${area1390} 到 ${area}，功率高一档，重 ${weight}。常切布料和大板，选 1610；小件为主、场地紧，选 1390。`,
      inManual: false,
    },
    {
      question: msg`布料切完会毛边吗？`,
      answer: msg`涤纶一类的合成纤维，切口会熔封；棉、麻和羊毛毡会有一点焦边，用低功率、高速度，再刷一下就干净。`,
    },
    {
      question: msg`人造革、地毯和软包能切吗？`,
      answer: msg`人造革一律不能放进激光机：多数是 PVC，其余多是聚氨酯，烟里有氰化氢。地毯和软包看成分：背胶、面料含 PVC 的会放出氯化氢，绝不能切；成分不明的也不切。${inline(furAndRetardantCloth)}`,
    },
    {
      question: msg`供电怎么准备？`,
      answer: msg`${inline(claims.mains)}，单独一路。${inline(claims.besidesMains)}地线必须可靠，由电工接。${inline(claims.mainsInChina)}`,
    },
  ],
};
