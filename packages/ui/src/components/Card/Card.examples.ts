import type { Picture } from "../../data.ts";
import { picture } from "../../fixtures/index.ts";
import type { Examples } from "../../stories.ts";

interface Example {
  title: string;
  text: string;
  href: string;
  picture: Picture;
  errorLabel: string;
}

export const examples = {
  zh: {
    default: {
      title: "中天系列",
      text: "落地式大幅面，四种台面，通宵也稳。",
      href: "#radiance",
      picture: picture("cabinet", "落地式激光切割机，盖板合上，台面亮着暖光"),
      errorLabel: "图片加载失败",
    },
    longText: {
      title: "晨光系列：放得上课桌的激光加工中心，课堂、工作室与家里都能用",
      text: "三十公斤，两个人就能抬上桌；盖板一开激光立即停止，排烟接到窗外或净化器都可以；第一次使用时屏幕会一步一步带着做完对焦、试切和正式切割。",
      href: "#aurora",
      picture: picture("desktop", "桌面激光切割机，前盖半开，里面是切到一半的木板"),
      errorLabel: "图片加载失败",
    },
  },
  en: {
    default: {
      title: "Radiance series",
      text: "Large beds on their own feet, four sizes, steady through the night.",
      href: "#radiance",
      picture: picture("cabinet", "A floor-standing laser cutter, lid closed, its bed lit warm"),
      errorLabel: "The picture could not be loaded",
    },
    longText: {
      title: "Aurora series: a laser workshop that fits a school desk, for classrooms, studios and homes",
      text: "At thirty kilograms two people lift it onto the table. The beam stops the moment the lid opens, extraction goes out of the window or into a purifier, and on first use the screen leads through focus, test cut and the real cut step by step.",
      href: "#aurora",
      picture: picture(
        "desktop",
        "A desktop laser cutter with its front lid half open over a board being cut",
      ),
      errorLabel: "The picture could not be loaded",
    },
  },
} satisfies Examples<Example>;
