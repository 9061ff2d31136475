import { msg } from "@lingui/core/macro";
import { inline, picture, verbatim } from "../../authoring.ts";
import { passThrough } from "../../safety/pass-through.ts";
import { beforeOrdering, onOneBed, piecesOn, powersOf } from "../advice.ts";
import { claims } from "../claims.ts";
import { kerf, models, warranty } from "../facts.ts";
import type { ProductModel } from "../product-model.ts";
import { beginningWith, samples } from "../samples.ts";
import { radianceHeadline, specTable } from "../specs.ts";

const facts = models["light-1390"];
const area = inline(facts.workArea);
const power = inline(facts.laserPower);
const weight = inline(facts.weight);

const precision = inline(facts.precision);
const lift = inline(facts.zTravel);
const exhaust = inline(facts.exhaust);
const longBoards = inline(claims.longBoards);
const tooNarrow = inline(passThrough.tooNarrow);
const cutWidth = inline(kerf);
const parts = inline(warranty.spareParts);
const a4 = inline(verbatim(String(piecesOn(facts.workArea, 297, 210))));
const [low = ""] = powersOf(facts);

export const light1390: ProductModel = {
  slug: "light-1390",
  series: facts.series,
  name: facts.name,
  machineType: msg`落地 CO₂ 激光切割机`,
  title: msg`1.3 米的幅面，成批切零件`,
  subtitle: msg`${area} 幅面，${power}`,
  description: msg`Light 1390 适合做成批零件的车间：展具、门扇纹样、纸板内衬、建筑模型的底盘。`,
  specs: radianceHeadline(facts),
  carousel: [
    picture("products/light-1390/carousel-1", msg`白色的 Light 1390，四分之三侧面，台面上是镂空的绿色亚克力`),
    picture("products/light-1390/carousel-2", msg`深色背景前的 Light 1390 正面，三扇柜门`),
    picture("products/light-1390/carousel-3", msg`上盖打开，橙色亚克力切下了一只齿轮，另外几只刚切好孔`),
    picture("products/light-1390/carousel-4", msg`激光头在皮料上刻山的轮廓线`),
  ],
  headings: { solutions: msg`成批零件：精度、续雕、大台面`, features: msg`放在零件车间里` },
  solutions: {
    cuttingSystem: {
      title: msg`切割系统`,
      description: msg`${power}，定位精度 ${precision}（测量条件向我们索取）。插接件按实测的切缝补偿；3–6 mm 的板，切缝约 ${cutWidth}。`,
      picture: picture(
        "news/technology-1",
        msg`一片切缝测试片：一排宽度递增的缺口，其中一个插着薄板，旁边是卡尺`,
      ),
    },
    controlCenter: {
      title: msg`控制中心`,
      description: msg`断点续雕：停电或中途停机以后，只要材料没有动过，由人看过、确认以后，可以从停下的那一行接着刻。切割能不能接，问我们。`,
      picture: picture("products/light-1390/solution-2", msg`触控屏上是山形图案，进度条停在一半`),
    },
    accessories: {
      title: msg`大台面`,
      description: msg`工作台升降 ${lift}，前门上料。长板怎样送，照安全指南。激光停止、开盖以后，把切下的小件收走，别留在台面上。`,
      picture: picture(
        "products/light-1390/solution-3",
        msg`从上往下看大台面：整板的小零件，一部分已收进蓝色盒子`,
      ),
    },
  },
  features: {
    airFilter: {
      title: msg`台面越大，越要抽得匀`,
      description: msg`排风口直径 ${exhaust}，风管走直，少拐弯。每个月查一次，烟变浓时也查：停机断电，看风管有没有压扁、漏风和积灰。`,
      picture: picture("products/light-1390/feature-1", msg`机器背面，粗软管从圆形排风口向上`),
    },
    safety: {
      title: msg`每天开工前、换班以后，检查一遍`,
      description: msg`看镜片，脏了就擦；看水流和水温，清台面，试停机，试上盖、门和挡板的联锁。表贴在机器侧面，谁开机谁签字。`,
      picture: picture("products/light-1390/feature-2", msg`机器侧面挂着打了勾的检查表，旁边吊着一支笔`),
    },
    creation: {
      title: msg`模型的地形，一层一层叠`,
      description: msg`等高线直接从图纸导出，每层刻上编号和上面一层的轮廓，涂胶的位置一看就懂。`,
      picture: picture(
        "applications/architecture/scene-3",
        msg`叠到一半的场地模型，每层都有定位孔，旁边是胶和刀`,
      ),
    },
    ganyq: {
      title: msg`图纸在设计部，机器在车间`,
      description: msg`设计部把图存到云端，车间打开的就是最新一份。`,
      picture: picture("software/cloud", msg`笔记本和平板电脑上的同一个图库`),
    },
  },
  banner: {
    title: msg`整版排料，少换几次板`,
    description: msg`${area} 的幅面，A4 大小的件一版排 ${a4} 块。`,
    picture: picture("products/light-1390/banner", msg`白色的落地机 Light 1390`),
  },
  accessories: [],
  materials: beginningWith(samples.plywood, samples.giftBoard, samples.slate).slice(0, 10),
  table: specTable("light-1390"),
  decision: onOneBed(["light-960", "light-1390", "light-1610"]),
  notes: beforeOrdering(
    facts,
    msg`卡纸和薄板，${low} 够用；功率越大，同样的料走得越快，或者少走几遍。常切厚板的，寄一块来打样，看切得了多厚，再定功率。`,
  ),
  faqs: [
    {
      question: msg`能放下一整张 2440 × 1220 mm 的板吗？`,
      answer: msg`台面上放不下：工作幅面是 ${area}。1220 mm 宽的能不能从后门送，看门宽，先问我们；没有问清，或者送不进的，请板材店裁开。${longBoards}${tooNarrow}能切多厚，看材料和功率；步骤照安全指南。`,
      inManual: msg`台面上放不下：工作幅面是 ${area}。1220 mm 宽的能不能从后门送，看门宽，先问我们；没有问清，或者送不进的，请板材店裁开。${longBoards}${tooNarrow}能切多厚，看材料和功率；步骤照“安全”一章。`,
    },
    {
      question: msg`插接件怎么切得刚好？`,
      answer: msg`切缝约 ${cutWidth}，随材料、厚度和焦点变化。切一片切缝测试片，挑插得进又不晃的那一档，把补偿值填进软件。`,
    },
    {
      question: msg`楼板承得住吗？`,
      answer: msg`整机重 ${weight}。装在楼上的，先请物业确认楼板荷载，进门路线也要量。`,
    },
    {
      question: msg`机器停了，备件多久能发？`,
      answer: msg`备件在 ${parts}内发出，没有起订量。常用的镜片和喷嘴建议自己存一份。`,
    },
  ],
};
