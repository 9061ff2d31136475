import type { FaqItem } from "@lightmaker/ui";
import { msg } from "@lingui/core/macro";
import { type Authored, inline, verbatim } from "../../authoring.ts";
import { claims } from "../../products/claims.ts";
import { clearance, learning, models, plannedTubeLife, tubes, warranty } from "../../products/facts.ts";
import { co2Power } from "../../products/series.ts";

const small = models["light-530"];
const floor = models["light-640"];
const areaSmall = inline(small.workArea);
const areaFloor = inline(floor.workArea);
const areaLargest = inline(models["light-1610"].workArea);
const rated = inline(small.ratedPower);
const versions = inline(small.laserPower);
const mains = inline(floor.mainsPower);
const exhaust = inline(floor.exhaust);
const sizeSmall = inline(small.machineSize);
const weightSmall = inline(small.weight);
const sizeFloor = inline(floor.machineSize);
const weightFloor = inline(floor.weight);
const weightLargest = inline(models["light-1610"].weight);
const behind = inline(clearance.behind);
const beside = inline(clearance.beside);
const course = inline(learning.course);
const firstCut = inline(claims.firstCut);
const general = inline(warranty.general);
const tube = inline(warranty.tube);
const co2 = inline(co2Power);
const planned = inline(plannedTubeLife);
const rfLife = inline(tubes.rfTube.ratedLife);
const boardSpace = inline(claims.boardSpace);

/** FAQ of visitors who consider buying a machine. */
export const purchaseQuestions: Authored<readonly FaqItem[]> = [
  {
    id: verbatim("which-series"),
    question: msg`桌面的晨光和落地的中天，怎么选？`,
    answer: msg`按最常做的那一件来选。不超过 ${areaSmall}、放在教室或工作室里用，选晨光的 Light 530，另外两款晨光切割机的幅面向我们索取；更大的选中天，幅面从 ${areaFloor} 到 ${areaLargest}。裸金属打标，选晨光的 Mark M20。`,
  },
  {
    id: verbatim("which-watts"),
    question: msg`标的瓦数是激光的，还是插座上的？`,
    answer: msg`是激光功率。CO₂ 机型有 ${co2} 可选。Light 530 有 ${versions} 两版；规格另列额定激光功率 ${rated}，属于哪一版，下单前请我们在报价单上写明；到货后看铭牌，和报价单、合同不符，马上告诉我们。耗电是另一个数：中天的线路按 ${mains} 准备。${inline(claims.besidesMains)}`,
  },
  {
    id: verbatim("price"),
    question: msg`价格在哪里看？`,
    answer: msg`本站不标价：同一个型号有几种功率，配件和送货地点也不同。告诉我们型号、功率、要不要配件、送到哪里，销售按这些报价。哪天交货、谁卸货和装机、怎样验收，请要求写进合同。`,
  },
  {
    id: verbatim("minimum-order"),
    question: msg`最少买几台？`,
    answer: msg`一台起订，没有最低数量；备件一件起发。`,
  },
  {
    id: verbatim("room"),
    question: msg`房间要多大，地面要承多重？`,
    answer: msg`Light 530 外形 ${sizeSmall}，重 ${weightSmall}；Light 640 外形 ${sizeFloor}，重 ${weightFloor}；最重的 Light 1610 是 ${weightLargest}。另外，机身后面空出 ${behind}，左右各空 ${beside}。落地机下单之前，先量门、过道、电梯和转角；没有列出外形的，向我们索取。送长板的：${boardSpace}`,
  },
  {
    id: verbatim("mains"),
    question: msg`要接什么样的电？`,
    answer: msg`中天系列 ${inline(claims.mains)}。${inline(claims.besidesMains)}${inline(claims.auroraMains)}哪一台的地线都要可靠：插座请电工查过，中天的线路由电工接。`,
  },
  {
    id: verbatim("other-mains"),
    question: msg`国内的市电，或者 110 V，中天能用吗？`,
    answer: claims.otherMains,
  },
  {
    id: verbatim("chiller"),
    question: msg`要不要另配冷水机？`,
    answer: msg`Light 530 的水箱在机身里。${inline(claims.chiller)}Light 530 RF 怎样冷却，下单前问我们。蓝光机和打标机没有水路。`,
  },
  {
    id: verbatim("exhaust"),
    question: msg`没有窗户的房间能装吗？`,
    answer: msg`排到室外最可靠，有条件就这样做；中天的排风口是 ${exhaust}，墙上的孔不要小于它。实在排不出去，Light 530 和 Light 640 可以配空气净化器，但房间仍要能换气，再装一只一氧化碳报警器。`,
  },
  {
    id: verbatim("complete"),
    question: msg`买了机器，还要另外准备什么？`,
    answer: msg`光有机器开不了工，还要备：排风机和风管（排不到室外的，Light 530 和 Light 640 在能换气的房间里用空气净化器，另加一氧化碳报警器）、一台电脑、试切的料、擦镜片的棉签和无水酒精，以及手边的二氧化碳灭火器；中天必须水冷，冷水机附不附带、用哪一款，先问我们。Mark M20 还要${inline(claims.roomOfMarker)}、在场每个人的护目镜、遮窗和玻璃的${inline(claims.screens)}、防爆吸尘器和适合金属粉的集尘设备，打铝或钛另备 D 类灭火器或干砂。吹气用的气泵和排风机，是内装、附带还是自备，气压和风量要多大，各型号不同：连同别的附件，报价时要求我们逐项写清。`,
  },
  {
    id: verbatim("learning-time"),
    question: msg`没有经验，多久能用起来？`,
    answer: msg`先学操作，${course}；${firstCut}。花时间的是熟悉材料：每换一种，从试切开始。`,
  },
  {
    id: verbatim("glass-or-rf"),
    question: msg`多花钱买射频管，值不值？`,
    answer: msg`看做什么。Light 530 RF 的射频管标称 ${rfLife}，出光控制更精细，照片、小字和薄纸用得上；它并不因此切得更快。主要切板，玻璃管就够，只是 ${planned}之前要备好下一支。`,
  },
  {
    id: verbatim("try-first"),
    question: msg`能先用我的材料试一次吗？`,
    answer: msg`可以。在“申请打样”页写明材料、厚度和想要的效果，可以附一个小于 10 MB 的文件，DXF、AI 和 SVG 先打成 zip。塑料附厂家的安全技术说明书（SDS），或者厂家写明是哪种塑料、什么成分的书面说明；禁用清单上的材料和成分不明的塑料不试。`,
  },
  {
    id: verbatim("after-request"),
    question: msg`表单提交以后会怎样？`,
    answer: msg`页面显示“提交成功”，内容就已经存好；销售或售后的同事按您留的方式回复。资料不卖，也不转给别家做推销；存什么、存多久、谁看得到，隐私页写着。显示没有成功时，您填的内容通常还在，可以退回去再试。`,
  },
  {
    id: verbatim("warranty-length"),
    question: msg`保修多久，有哪些条件？`,
    answer: msg`整机 ${general}，玻璃激光管 ${tube}。哪些不在内、哪些由合同定，保修页列成一张表。${inline(claims.warrantyOfSources)}`,
  },
];
