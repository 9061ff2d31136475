import { picture } from "../../fixtures/index.ts";
import { labels } from "../../fixtures/labels.ts";
import type { Examples } from "../../stories.ts";
import type { FeatureExplorerProps } from "./FeatureExplorer.tsx";

const zh = {
  labels: labels.zh.picture,
  tone: "dark",
  title: "十个细节，决定好不好用",
  items: [
    {
      name: "看得见的切割位置",
      title: "看得见的切割位置",
      subtitle: "4K · 1600 万像素",
      description: "俯视相机把台面映到屏幕上，图样拖到哪里，激光就切到哪里，边角料也能用完。",
      picture: picture("engraving", "激光头正在木板上雕刻，火花落在纹样上。"),
    },
    {
      name: "一键自动对焦",
      title: "焦点由机器自己找",
      subtitle: "升降行程 20 mm",
      description: "探针量一次高度，升降台把材料送到焦面，换料不必再插对焦块。",
      picture: picture("head", "黄铜喷嘴贴近木板，光点落在纹样中心。"),
    },
    {
      name: "断点续雕",
      title: "停电不等于报废",
      description: "断电时记下坐标，来电后从断点接着走，长作业不必从头再来。",
      picture: picture("coasters", "三只雕刻花纹的杯垫。"),
    },
    {
      name: "内置烟雾净化",
      title: "烟在机内就被处理",
      description: "三层滤芯先收颗粒再收气味，没有外排管路的教室也能开机。",
      picture: picture("desktop-dark", "深色背景前的白色桌面激光机。"),
    },
    {
      name: "开盖即停",
      title: "盖子一开，光就关",
      description: "上盖带互锁开关，加工中打开，激光立即停止。",
      picture: picture("desktop", "白色桌面激光机，上盖关闭。"),
    },
    {
      name: "5 英寸触摸屏",
      title: "不连电脑也能开工",
      description: "屏幕上选文件、调功率、看剩余时间，学生三步就能学会。",
      picture: picture("cabinet", "落地式激光机，右侧是触摸屏。"),
    },
    {
      name: "旋转轴附件",
      title: "杯子与笔筒也能雕",
      description: "装上旋转轴，圆柱体的表面展开成平面来画。",
      picture: picture("lamp", "点亮的木制剪影灯。"),
    },
    {
      name: "云端作品库",
      title: "作品跟着人走",
      description: "电脑上画完，手机上打开，参数一起带走。",
      picture: picture("swatches", "九块不同材料的雕刻样片。"),
    },
    {
      name: "9000 小时激光管",
      title: "寿命写在明处",
      description: "按 4000 小时安排更换，额定最高 9000 小时。",
      picture: picture("earrings", "一对胡桃木与亚克力耳环。"),
    },
    {
      name: "静音 60 dB 以下",
      title: "说话不用提高嗓门",
      description: "整机运行噪声不超过 60 dB，课堂上讲解照常。",
      picture: picture("jewelry-box", "活铰链木盒，盖子上雕着花纹。"),
    },
  ],
} satisfies FeatureExplorerProps;

const en = {
  labels: labels.en.picture,
  tone: "dark",
  title: "Ten details that make the difference",
  items: [
    {
      name: "See where it cuts",
      title: "See where it cuts",
      subtitle: "4K · 16 MP",
      description:
        "A camera above the table shows the sheet on screen. Drag the drawing to where it should go, and use up every offcut.",
      picture: picture("engraving", "The head engraving a sheet of wood, sparks over the pattern."),
    },
    {
      name: "Autofocus",
      title: "The machine finds its focus",
      subtitle: "20 mm of lift",
      description: "A probe measures once and the table brings the sheet into focus: no gauge block needed.",
      picture: picture("head", "A brass nozzle close to the wood, the spot at the pattern's centre."),
    },
    {
      name: "Resume after power loss",
      title: "A power cut is not scrap",
      description: "The position is kept, and the job goes on from there when the power is back.",
      picture: picture("coasters", "Three engraved coasters."),
    },
    {
      name: "Built-in smoke filter",
      title: "Smoke is dealt with inside",
      description: "Three stages take particles first, then odour, so a room without ducting will do.",
      picture: picture("desktop-dark", "A white desktop laser on a dark ground."),
    },
    {
      name: "Stops when opened",
      title: "Lid up, light off",
      description: "An interlock in the lid stops the laser at once when it is opened.",
      picture: picture("desktop", "A white desktop laser with its lid closed."),
    },
    {
      name: "5-inch touchscreen",
      title: "Works without a computer",
      description: "Choose a file, set the power and see the time left, right on the machine.",
      picture: picture("cabinet", "A free-standing laser with its touchscreen on the right."),
    },
    {
      name: "Rotary axis",
      title: "Cups and pens, too",
      description: "With the rotary axis, a cylinder's surface is drawn like a flat sheet.",
      picture: picture("lamp", "A lit silhouette lamp made of wood."),
    },
    {
      name: "Cloud library",
      title: "Your work goes with you",
      description: "Draw on the PC, open on the phone, settings included.",
      picture: picture("swatches", "Nine engraved samples of different materials."),
    },
    {
      name: "9,000-hour tube",
      title: "A life span in plain figures",
      description: "Plan on 4,000 hours; rated for up to 9,000.",
      picture: picture("earrings", "A pair of walnut and acrylic earrings."),
    },
    {
      name: "Quiet, below 60 dB",
      title: "No need to raise your voice",
      description: "At most 60 dB while it runs, so a lesson goes on beside it.",
      picture: picture("jewelry-box", "A box with a living hinge and an engraved lid."),
    },
  ],
} satisfies FeatureExplorerProps;

export const examples: Examples<FeatureExplorerProps, "default" | "onCanvas" | "longText"> = {
  zh: {
    default: zh,
    onCanvas: { ...zh, tone: "canvas" },
    longText: {
      ...zh,
      items: zh.items.map((item) => ({
        ...item,
        name: item.name.repeat(3),
        description: item.description.repeat(5),
      })),
    },
  },
  en: {
    default: en,
    onCanvas: { ...en, tone: "canvas" },
    longText: {
      ...en,
      items: en.items.map((item) => ({
        ...item,
        name: `${item.name}, and what it saves in an ordinary week`,
        description: `${item.description} `.repeat(5).trim(),
      })),
    },
  },
};
