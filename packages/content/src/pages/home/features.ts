import type { FeatureExplorerData } from "@lightmaker/ui";
import { msg } from "@lingui/core/macro";
import { type Authored, inline, picture } from "../../authoring.ts";
import { claims } from "../../products/claims.ts";
import { models, plannedTubeLife } from "../../products/facts.ts";

const light530 = models["light-530"];
const camera = inline(claims.camera);
const zTravel = inline(light530.zTravel);
const noise = inline(light530.noise);
const screen = inline(light530.screen);
const planned = inline(plannedTubeLife);
const sourceLife = inline(light530.sourceLife);

/** The ten features of the home page's feature explorer. */
export const features: Authored<FeatureExplorerData["items"]> = [
  {
    name: msg`看得见的切割位置`,
    title: msg`在画面上，把图样拖到料上`,
    subtitle: msg`俯视相机，${camera}`,
    description: msg`上盖里的相机把整张台面映到屏幕上，图样拖进边角料的空当就能排。相机定位准到多少，问我们；要对孔、对边的，先空走一圈核对。`,
    picture: picture("features/lid-camera", msg`上盖打开，内侧的相机朝下看着台面，台面上是一块切剩的木板`),
  },
  {
    name: msg`一键自动对焦`,
    title: msg`换一种厚度，按一下`,
    subtitle: msg`升降台行程 ${zTravel}`,
    description: msg`焦点偏了，切缝就会变宽。升降台自动把材料表面送到焦点上，换了料厚，不用尺子量。`,
    picture: picture("features/autofocus", msg`激光头旁的对焦探针贴近木板表面`),
  },
  {
    name: msg`断点续雕`,
    title: msg`停电了，接着刻`,
    description: msg`雕刻中途被打断，只要材料没有动过，重新开机，由人看过料、确认以后，可以从停下的那一行继续。`,
    picture: picture("features/resume", msg`刻到一半的图案，激光头从停下的那一行接着刻`),
  },
  {
    name: msg`烟雾净化`,
    title: msg`排不到室外，也能用`,
    subtitle: msg`可选配空气净化器`,
    description: msg`能直排室外的，优先直排。没有条件的教室和写字楼，净化器滤下颗粒（滤下多少，看滤芯等级，向我们索取）、吸附大部分异味；一氧化碳它拦不住，房间必须能换气，再装一只一氧化碳报警器。`,
    picture: picture("features/smoke-filter", msg`空气净化器用软管接在 Light 530 旁边`),
  },
  {
    name: msg`开盖即停`,
    title: msg`上盖一开，光就停`,
    description: msg`带上盖的机型，机身封闭，隔着琥珀色上盖看。中途打开上盖，激光立即停止；合上之后由人确认，再继续。`,
    picture: picture("features/interlock", msg`上盖半开，激光已经停止，舱内亮着灯`),
  },
  {
    name: msg`${screen}触控屏`,
    title: msg`站在机器前，也能改参数`,
    description: msg`功率、速度、厚度和进度都在屏上。不用跑回电脑，就能改参数，再来一件。`,
    picture: picture("features/touchscreen", msg`机身上的触控屏：圆形图案、功率、速度、厚度和一条进度`),
  },
  {
    name: msg`旋转轴`,
    title: msg`圆柱形：Light 640 转杯子、瓶子，Light 530 转笔一类的细圆件`,
    subtitle: msg`选配；先报直径和长度，确认装得下`,
    description: msg`圆柱形的东西架在轴上，激光头扫一行，轴转一点，图案沿着曲面铺开，首尾接得上。`,
    picture: picture("features/rotary", msg`Light 640 的旋转轴夹着一只深色杯子，激光头正在上面刻蕨叶`),
  },
  {
    name: msg`云端作品库`,
    title: msg`办公室画图，车间开工`,
    subtitle: msg`LightMaker Studio 与云平台`,
    description: msg`图纸和参数一起存在云端。电脑上画完，手机上看一眼，到机器前直接调出来切。`,
    picture: picture("features/cloud", msg`笔记本电脑和手机上打开的作品库`),
  },
  {
    name: msg`激光管寿命`,
    title: msg`${planned}之前，备好下一支`,
    subtitle: msg`标称 ${sourceLife}`,
    description: msg`标称的是最长寿命；功率开得大、水温不稳，就到不了这么久。出光满 ${planned}之前买好下一支，不用停机等货；${inline(claims.changingTube)}`,
    picture: picture("features/tube-life", msg`发着紫光的玻璃激光管，接着水管和红色高压线`),
  },
  {
    name: msg`噪声`,
    title: msg`机器噪声 ${noise}`,
    subtitle: msg`不含排风机`,
    description: msg`这是机器本身的声音，不含排风机；排风机尽量装到室外。机器摆在哪里，先看排风口和疏散通道。`,
    picture: picture("features/quiet", msg`Light 530 正面，上盖合着，状态灯亮起`),
  },
];
