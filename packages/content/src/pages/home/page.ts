import { msg } from "@lingui/core/macro";
import { figure, film, inline, link, picture, verbatim } from "../../authoring.ts";
import { definePage } from "../../define.ts";
import { objectOf } from "../../materials/index.ts";
import { claims } from "../../products/claims.ts";
import { clearance, models } from "../../products/facts.ts";
import { co2Power, seriesSpecs } from "../../products/series.ts";
import { features } from "./features.ts";
import { materials } from "./materials.ts";

const light530 = models["light-530"];
const speed = inline(light530.maxSpeed);
const camera = inline(claims.camera);
const zTravel = inline(light530.zTravel);
const weight = inline(light530.weight);
const size = inline(light530.machineSize);
const behind = inline(clearance.behind);
const beside = inline(clearance.beside);
const sheet = inline(models["light-1390"].workArea);
const laserPower = inline(co2Power);
const room = inline(claims.roomOfMarker);

/** The surname comes first in Chinese and last in English. */
const surname = {
  name: verbatim("surName"),
  label: msg`姓`,
  type: "text",
  autoComplete: verbatim("family-name"),
} as const;

export const home = definePage({
  id: "home",
  meta: {
    title: msg`激光切割机、激光雕刻机与激光打标机`,
    description: msg`LightMaker 生产激光切割机、雕刻机和打标机：晨光系列放在桌上，中天系列立在车间，从教室里的第一件作品到成批的零件。`,
    keywords: msg`激光切割机,激光雕刻机,激光打标机,桌面激光,CO₂ 激光,创客教育,亚克力切割`,
  },
  blocks: [
    {
      type: "hero",
      eyebrow: msg`桌面与落地激光设备`,
      title: msg`一束光，\n把想法切成实物。`,
      lead: msg`切木材、亚克力和纸，刻玻璃和石材，给金属打标。带上盖的桌面机适合学校和工作室，落地机适合车间。`,
      film: film("home/hero", msg`激光头沿着图案移动，在桦木板上刻出一圈圈花纹`),
      figures: [
        figure(light530.maxSpeed, msg`Light 530 空走和雕刻最高速度`),
        figure(light530.precision, msg`Light 530 定位精度`),
        figure(light530.cutThickness, msg`Light 530 亚克力最大切割厚度（多遍切割，看功率）`),
      ],
      actions: [link("zhongtian", msg`看中天系列`), link("morningLight", msg`看晨光系列`)],
    },
    {
      type: "featureIcons",
      title: msg`功率、相机、对焦、排风和软件`,
      lead: msg`接好排风，放上材料，合上盖，按开始。相机和自动对焦是 Light 530 的配置。`,
      items: [
        { icon: "layers", title: msg`${laserPower} CO₂ 激光`, text: msg`波长 10.6 µm，按材料厚度选功率` },
        {
          icon: "camera",
          title: msg`4K 画面定位`,
          text: msg`Light 530 的相机用 ${camera}，对着画面排版`,
        },
        {
          icon: "gauge",
          title: msg`最高 ${speed}`,
          text: msg`Light 530 空走和雕刻的最高速度；切割慢得多，见“加工参数”`,
        },
        {
          icon: "focus",
          title: msg`自动对焦`,
          text: msg`Light 530 升降台行程 ${zTravel}，换了料厚，对焦不用尺子量`,
        },
        {
          icon: "filter",
          title: msg`排烟与净化`,
          text: msg`接室外排风；Light 530 和 Light 640 也能接净化器`,
        },
        { icon: "monitor", title: verbatim("LightMaker Studio"), text: msg`电脑上画图，手机上也能看、能改` },
      ],
    },
    {
      type: "filmSection",
      tone: "surface",
      title: msg`一件作品，从草图到实物`,
      lead: msg`半分钟，一头木鲸的制作过程。无声，有字幕。`,
      film: film("home/product", msg`一头木鲸从草图、切割到摆上桌的过程`),
      autoplay: true,
    },
    {
      type: "productCards",
      title: msg`两个系列，从桌面到车间`,
      cards: [
        {
          name: msg`中天系列`,
          alias: msg`Radiance 落地机`,
          text: msg`落地机，四种幅面。长板由两个学过送长板的人从后门送入：停机后送料，板经过的门口，挡板都合到板面上，再一段一段切。`,
          picture: picture(
            "products/radiance-card",
            msg`Light 1390 落地式激光切割机，琥珀色上盖下亮着工作灯`,
          ),
          specs: seriesSpecs("zhongtian"),
          link: link("zhongtian", msg`了解中天系列`),
        },
        {
          name: msg`晨光系列`,
          alias: msg`Aurora 桌面机`,
          text: msg`四款桌面机，按材料选激光器：CO₂ 玻璃管、CO₂ 射频管、蓝光或光纤。光纤的 Mark M20 光路敞开：要${room}，在场的人都戴护目镜，不进教室。`,
          picture: picture("products/aurora-card", msg`Light 530 桌面激光机，白色机身，右侧是触控屏`),
          specs: seriesSpecs("morningLight"),
          link: link("morningLight", msg`了解晨光系列`),
        },
      ],
    },
    {
      type: "featureExplorer",
      tone: "dark",
      title: msg`从排版到收尾，十项功能`,
      lead: msg`没有写明机型的，以 Light 530 为例。`,
      items: features,
    },
    {
      type: "pictureCarousel",
      title: msg`放在桌上，还是立在车间`,
      autoplay: true,
      slides: [
        {
          title: msg`工作室的一张桌子`,
          text: msg`Light 530 外形 ${size}，重 ${weight}。机身后面留出 ${behind}，左右各留 ${beside}。`,
          picture: picture("products/light-530/carousel-1", msg`白色的 Light 530，四分之三侧面，舱内亮着灯`),
        },
        {
          title: msg`车间的一块地面`,
          text: msg`Light 1390 一次放下 ${sheet} 的板材，适合标牌、展具和建筑模型。`,
          picture: picture(
            "home/workshop",
            msg`车间里的 Light 1390，左边架子上立着待切的板材，右边是一只活性炭过滤箱`,
          ),
        },
      ],
    },
    {
      type: "steps",
      tone: "surface",
      title: msg`从想法到成品，四步`,
      lead: msg`一到两个小时学会操作，第一件作品通常当天就能做好。`,
      steps: [
        {
          title: msg`想`,
          text: msg`纸上画一笔，拍张照，也可以从云端作品库里找一个开头。`,
          picture: picture("journey/idea", msg`速写本上的铅笔草图`),
        },
        {
          title: msg`画`,
          text: msg`在 LightMaker Studio 里描成线条，定下哪些切、哪些刻。支持 DXF、AI、SVG 等格式。`,
          picture: picture("journey/drawing", msg`屏幕上同一件作品的矢量图`),
        },
        {
          title: msg`切`,
          text: msg`在软件里排好图样，放上材料，合上盖，按开始；人守在旁边。`,
          picture: picture("journey/cutting", msg`激光正在切割这件作品`),
        },
        {
          title: msg`成`,
          text: msg`取下、拼装、打磨。同一份文件，明天还能再切一百件。`,
          picture: picture("journey/finished", msg`拼装完成的作品摆在桌上`),
        },
      ],
    },
    {
      type: "materialShowcase",
      title: msg`激光机能加工什么`,
      lead: msg`这里看八类材料，每类六件东西；第九类是皮革，只做植鞣革，见材料页。裸金属用光纤打标，石材和玻璃只刻不切。${inline(claims.neverChlorine)}`,
      materials,
    },
    {
      type: "cardGrid",
      tone: "surface",
      title: msg`六个行业怎样用激光机`,
      lead: msg`教育、创意设计、艺术、医疗、电子和建筑模型。`,
      cards: [
        {
          title: msg`教育`,
          text: msg`一节课做完一件作品：齿轮、桥梁、拼插动物，学生看得见原理。`,
          picture: picture("applications/education", msg`课桌上激光切割的齿轮与拼装教具`),
          link: link("education", msg`看教育应用`),
        },
        {
          title: msg`创意设计`,
          text: msg`礼品、包装、首饰、标牌，不开模也能做小批量。`,
          picture: picture("applications/creative", msg`刻花礼盒里的木吊坠，旁边立着一对叶形耳环`),
          link: link("creative", msg`看创意设计应用`),
        },
        {
          title: msg`艺术`,
          text: msg`剪纸、镶嵌、屏风、灯箱，线条细到零点几毫米。`,
          picture: picture("applications/art", msg`层层叠起的纸雕灯箱`),
          link: link("art", msg`看艺术应用`),
        },
        {
          title: msg`医疗`,
          text: msg`不锈钢器械上的追溯码，衬卡、纸盒和毛毡衬垫的切割。`,
          picture: picture("applications/medical", msg`打了码的手术刀柄、剪刀和镊子，旁边是一块金色骨板`),
          link: link("medical", msg`看医疗应用`),
        },
        {
          title: msg`电子`,
          text: msg`聚酰亚胺焊膏模板、柔性线路掩膜、面板字符和标签。`,
          picture: picture("applications/electronics", msg`柔性电路、焊膏模板和仪器面板`),
          link: link("electronics", msg`看电子应用`),
        },
        {
          title: msg`建筑模型`,
          text: msg`等高线地形、立面窗棂、比例小树，一块板一层，层层对得上。`,
          picture: picture("applications/architecture", msg`带小树的分层地形模型`),
          link: link("architecture", msg`看建筑模型应用`),
        },
      ],
    },
    {
      type: "showcase",
      title: msg`能做成这样`,
      lead: msg`从材料色卡到村落模型，图样用激光切或刻。图是电脑画的，不是照片；石材和金属只刻不切，五金件另配。`,
      items: [
        { title: msg`材料色卡`, picture: picture("gallery/swatches", msg`木、皮、石、亚克力等九块材料色卡`) },
        { title: msg`挂钟`, picture: picture("gallery/clock", msg`镂空木质挂钟`) },
        { title: msg`国际象棋`, picture: picture("gallery/chess", msg`激光切割的国际象棋与棋盘`) },
        { title: msg`八音盒`, picture: picture("gallery/music-box", msg`刻着花纹的木质八音盒`) },
        { title: msg`书签`, picture: picture("applications/creative/showcase-2", msg`一套木书签`) },
        {
          title: msg`皮面本`,
          picture: picture("materials/leather/notebook", objectOf("leather", "notebook").alt),
        },
        { title: msg`村落模型`, picture: picture("gallery/village", msg`微缩村落木模型`) },
      ],
    },
    {
      type: "form",
      form: "homeLead",
      anchor: "lead",
      title: msg`想先看看效果？`,
      lead: msg`留下姓名和邮箱，我们回信问清材料、厚度和用途，告诉您哪一台合适、怎样打样。您的信息怎样处理，看页脚的“隐私说明”。`,
      fields: [
        { ...surname, only: "zh" },
        { name: verbatim("name"), label: msg`名`, type: "text", autoComplete: verbatim("given-name") },
        { ...surname, only: "en" },
        { name: verbatim("email"), label: msg`邮箱`, type: "email", autoComplete: verbatim("email") },
      ],
      submit: msg`提交`,
      submitting: msg`正在提交…`,
      success: msg`提交成功`,
      failure: msg`提交失败，请稍后重试`,
    },
  ],
});
