import type { PictureId } from "@lightmaker/media";
import type { MaterialShowcaseData } from "@lightmaker/ui";
import { msg } from "@lingui/core/macro";
import { type Authored, link, picture, verbatim } from "../../authoring.ts";

/** The raw material behind its samples; decoration, so it says nothing. */
const background = (id: PictureId) => picture(id, verbatim(""));

/** Eight materials with six samples each, for the home page. */
export const materials: Authored<MaterialShowcaseData["materials"]> = [
  {
    name: msg`木材`,
    background: background("materials/wood/background"),
    samples: [
      { title: msg`杯垫`, picture: picture("materials/wood/coasters", msg`刻着花纹的木质与石质杯垫`) },
      { title: msg`首饰盒`, picture: picture("materials/wood/jewelry-box", msg`弯折开槽的木质首饰盒`) },
      { title: msg`木耳环`, picture: picture("materials/wood/earrings", msg`胡桃木与亚克力耳环`) },
      { title: msg`小夜灯`, picture: picture("materials/wood/lamp", msg`山景剪影木质小夜灯`) },
      { title: msg`手机支架`, picture: picture("materials/wood/phone-stand", msg`拼插式木质手机支架`) },
      { title: msg`拼图`, picture: picture("materials/wood/puzzle", msg`激光切割的木质拼图`) },
    ],
    link: link("wood", msg`木材怎么加工`),
  },
  {
    name: msg`亚克力`,
    background: background("materials/acrylic/background"),
    samples: [
      { title: msg`钥匙扣`, picture: picture("materials/acrylic/keychain", msg`三只亚克力钥匙扣`) },
      { title: msg`刻字灯`, picture: picture("materials/acrylic/night-light", msg`底座发光的亚克力刻字灯`) },
      { title: msg`指示牌`, picture: picture("materials/acrylic/sign", msg`咖啡店的亚克力指示牌`) },
      { title: msg`陈列架`, picture: picture("materials/acrylic/display-stand", msg`透明亚克力陈列架`) },
      { title: msg`齿轮`, picture: picture("materials/acrylic/gears", msg`彩色亚克力齿轮组`) },
      { title: msg`镶嵌画`, picture: picture("materials/acrylic/inlay", msg`多色亚克力镶嵌画`) },
    ],
    link: link("acrylic", msg`亚克力怎么加工`),
  },
  {
    name: msg`纸张`,
    background: background("materials/paper/background"),
    samples: [
      { title: msg`立体贺卡`, picture: picture("materials/paper/pop-up-card", msg`打开的立体贺卡`) },
      { title: msg`纸灯笼`, picture: picture("materials/paper/lantern", msg`透光的镂空纸灯笼`) },
      { title: msg`雪花`, picture: picture("materials/paper/snowflake", msg`镂空纸雪花`) },
      { title: msg`请柬`, picture: picture("materials/paper/invitation", msg`花边镂空请柬`) },
      { title: msg`层叠山水`, picture: picture("materials/paper/landscape", msg`层层叠起的纸雕山水`) },
      { title: msg`礼盒`, picture: picture("materials/paper/gift-box", msg`镂空纸质礼盒`) },
    ],
    link: link("paper", msg`纸张怎么加工`),
  },
  {
    name: msg`石材`,
    background: background("materials/stone/background"),
    samples: [
      { title: msg`石板餐盘`, picture: picture("materials/stone/slate-board", msg`刻着纹样的石板餐盘`) },
      { title: msg`纪念牌`, picture: picture("materials/stone/plaque", msg`花岗岩纪念牌`) },
      { title: msg`刻字鹅卵石`, picture: picture("materials/stone/pebbles", msg`刻着图案的鹅卵石`) },
      { title: msg`瓷砖`, picture: picture("materials/stone/tile", msg`刻花瓷砖`) },
      { title: msg`门牌`, picture: picture("materials/stone/house-number", msg`石质门牌`) },
      { title: msg`大理石盒`, picture: picture("materials/stone/marble-box", msg`盖上刻花的大理石盒`) },
    ],
    link: link("stone", msg`石材怎么加工`),
  },
  {
    name: msg`布料`,
    background: background("materials/fabric/background"),
    samples: [
      { title: msg`毛毡杯垫`, picture: picture("materials/fabric/felt-coasters", msg`镂空毛毡杯垫`) },
      { title: msg`牛仔贴布`, picture: picture("materials/fabric/denim-patch", msg`刻出图案的牛仔布贴`) },
      { title: msg`蕾丝`, picture: picture("materials/fabric/lace", msg`激光切出的蕾丝花边`) },
      { title: msg`行李牌`, picture: picture("materials/fabric/bag-tag", msg`毛毡行李牌`) },
      { title: msg`拼布`, picture: picture("materials/fabric/applique", msg`绣绷里的拼布小鸟`) },
      { title: msg`靠垫`, picture: picture("materials/fabric/cushion", msg`刻着纹样的绒面靠垫`) },
    ],
    link: link("fabric", msg`布料怎么加工`),
  },
  {
    name: msg`玻璃`,
    background: background("materials/glass/background"),
    samples: [
      { title: msg`直口杯`, picture: picture("materials/glass/tumbler", msg`刻着磨砂花纹的直口玻璃杯`) },
      { title: msg`高脚杯`, picture: picture("materials/glass/wine-glass", msg`刻花高脚杯`) },
      { title: msg`镜子`, picture: picture("materials/glass/mirror", msg`边缘刻花的镜子`) },
      { title: msg`玻璃瓶`, picture: picture("materials/glass/bottle", msg`刻着图案的玻璃瓶`) },
      { title: msg`挂饰`, picture: picture("materials/glass/ornament", msg`玻璃挂饰`) },
      { title: msg`奖座`, picture: picture("materials/glass/award", msg`刻着星星和波纹的玻璃奖座`) },
    ],
    link: link("glass", msg`玻璃怎么加工`),
  },
  {
    name: msg`金属`,
    background: background("materials/metal/background"),
    samples: [
      { title: msg`名牌`, picture: picture("materials/metal/dog-tag", msg`打标的不锈钢名牌`) },
      { title: msg`钢尺`, picture: picture("materials/metal/ruler", msg`刻度清晰的钢尺`) },
      { title: msg`扳手`, picture: picture("materials/metal/wrench", msg`打有编号的扳手`) },
      { title: msg`金属名片`, picture: picture("materials/metal/business-card", msg`打标的金属名片`) },
      { title: msg`小刀`, picture: picture("materials/metal/knife", msg`刀身打有花纹的小刀`) },
      { title: msg`戒指`, picture: picture("materials/metal/ring", msg`刻着花纹的戒指`) },
    ],
    link: link("metal", msg`金属怎么打标`),
  },
  {
    name: msg`铝`,
    background: background("materials/aluminum/background"),
    samples: [
      { title: msg`铭牌`, picture: picture("materials/aluminum/nameplate", msg`蓝色阳极氧化铝铭牌`) },
      { title: msg`仪器面板`, picture: picture("materials/aluminum/front-panel", msg`刻有刻度的仪器面板`) },
      { title: msg`铝卡片`, picture: picture("materials/aluminum/card", msg`彩色阳极氧化铝卡片`) },
      { title: msg`钥匙牌`, picture: picture("materials/aluminum/key-tag", msg`铝质钥匙牌`) },
      { title: msg`登山扣`, picture: picture("materials/aluminum/carabiner", msg`打标的铝质登山扣`) },
      { title: msg`机壳`, picture: picture("materials/aluminum/enclosure", msg`刻有标记的铝质机壳`) },
    ],
    link: link("aluminum", msg`铝怎么打标`),
  },
];
