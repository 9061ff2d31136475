import { msg } from "@lingui/core/macro";
import { link, verbatim } from "../../authoring.ts";
import { type AuthoredBlock, definePage } from "../../define.ts";
import { kerf, type ModelFacts, models } from "../../products/facts.ts";
import { productModels } from "../../products/models/index.ts";
import { unknownWords } from "../../settings/index.ts";
import { settingsBlock } from "./settings-block.ts";
import { supportTabs } from "./tabs.ts";

if (settingsBlock.type !== "settings") throw new Error("The block of settings has another type.");

/** Placeholders, filled in by the browser. */
const [value, count, name, most, title] = ["{value}", "{count}", "{name}", "{most}", "{title}"];

type Block = AuthoredBlock & { type: "drawingCheck" };

function modelData(slug: keyof typeof models): Block["models"][number] {
  const { series, laserPower, workArea, maxSpeed, source, spotSize, name: own }: ModelFacts = models[slug];
  const [width, height] = workArea?.figures ?? [];
  return {
    id: slug,
    name: verbatim(own),
    link: link(series, verbatim(own), `?model=${slug}`),
    watts: laserPower.figures,
    maxSpeed: Math.max(...maxSpeed.figures),
    // The published kerf is that of the cutters. Of the marker, only the spot is known.
    kerf: Math.max(...(source === "fiber" && spotSize ? spotSize : kerf).figures),
    ...(width !== undefined && height !== undefined && { area: [width, height] as const }),
  };
}

const check: AuthoredBlock = {
  type: "drawingCheck",
  anchor: "check",
  title: msg`放进图纸`,
  lead: msg`图纸只在您的浏览器里打开，不上传。只有您点“附到打样申请”，它才发给我们。`,
  sample: link("sample", msg`不查，直接申请打样`, "#apply"),
  materials: settingsBlock.materials.map(({ id, name: own }) => ({ id, name: own })),
  thicknesses: settingsBlock.thicknesses,
  models: productModels.map(({ slug }) => modelData(slug)),
  findings: {
    open: {
      title: msg`轮廓没有闭合：${count} 条`,
      text: msg`照着切，零件掉不下来。把断开的两端接上；只想划一道线，就把这一层改成划线。`,
    },
    duplicate: {
      title: msg`重复的线：${count} 条`,
      text: msg`同一条线会切两遍，边会烤黑。下载清理过的图纸，重复的已经去掉。`,
    },
    overlap: {
      title: msg`叠在一起的线：${count} 处`,
      text: msg`重叠的一段会切两遍。零件共用一条边的，只留一条。`,
    },
    selfCrossing: {
      title: msg`轮廓和自己交叉：${count} 处`,
      text: msg`切下来会多出小碎块，形状也不对。在交叉的地方改节点。`,
    },
    crossing: {
      title: msg`轮廓互相交叉：${count} 处`,
      text: msg`两个零件会互相切坏。要连成一体，就在软件里合并。`,
    },
    tiny: {
      title: msg`过短的线段：${count} 段`,
      text: msg`比机器分得清的还短，机头会顿，边会毛。简化节点就好。`,
    },
    thin: {
      title: msg`比切缝还窄：${count} 处`,
      text: msg`这里会整个烧掉，或者两道缝连成一道。加宽，或者改成雕刻。`,
    },
    bridge: {
      title: msg`连接处太窄：${count} 处`,
      text: msg`两道切口之间剩得太少，容易断，也容易烤焦。把它们挪开。整条线都成双的，是描边转成了路径：换回原来的线。`,
    },
    outside: {
      title: msg`在图纸幅面之外：${count} 条`,
      text: msg`有的软件只导入幅面里的线。移进来，或者删掉。`,
    },
    hidden: {
      title: msg`隐藏的线：${count} 条`,
      text: msg`图里看不见的线，也可能被加工。不要的删掉，要的先显示出来。`,
    },
    text: {
      title: msg`文字没有转成轮廓：${count} 处`,
      text: msg`没有这种字体的电脑会换一种字，所以这里没有读它。请在软件里转成轮廓，再存一次。`,
    },
    raster: {
      title: msg`图里有照片：${count} 张`,
      text: msg`照片只能雕刻，不能切割，这里也没有算它的时间。`,
    },
    active: { title: msg`文件里有程序：${count} 处`, text: msg`没有运行。激光也用不到它，可以删掉。` },
    external: { title: msg`引用了别的文件：${count} 处`, text: msg`没有去取。把引用的东西嵌进图纸里。` },
    clipped: {
      title: msg`用了剪切或蒙版：${count} 处`,
      text: msg`被遮住的线，激光软件照样会加工。在软件里真正剪掉它。`,
    },
    other: {
      title: msg`没有读的对象：${count} 个`,
      text: msg`填充、尺寸标注、实体面一类。要加工的，先炸开成线。`,
    },
    unit: {
      title: msg`文件没有写明单位`,
      text: msg`尺寸是猜的。请对一对下面的宽和高；不对，就在“单位”里改。`,
    },
    size: { title: msg`尺寸不像真的`, text: msg`不是太小，就是太大，多半是单位错了。` },
    dense: { title: msg`线太密，没有全部比对`, text: msg`重叠和交叉可能没有找全。` },
  },
  faults: {
    empty: msg`这个文件是空的，请重新导出。`,
    tooLarge: msg`文件超过 10 MB。请删掉照片和用不到的图层，再存一次。`,
    notADrawing: msg`打开看过了，里面不是 SVG，也不是 DXF。请从画图的软件里导出其中一种。`,
    binaryDxf: msg`这是二进制的 DXF。请另存为文本（ASCII）的 DXF。`,
    damaged: msg`文件不完整，或者写坏了，读不下去。请在软件里打开，再存一次。`,
    tooComplex: msg`图里的东西太多，或者一层套一层没有尽头。请炸开图块、简化曲线，再存一次。`,
    tooManyLayers: msg`图层和颜色太多，没法一个个选怎么加工。请把加工方式相同的并到一层、用同一种颜色，再存一次。`,
    noLines: msg`图里一条线也没有。`,
    slow: msg`查得太久，已经停下。请把图纸分成几张再查。`,
    failed: msg`检查用的程序没有载入。请检查网络，再试一次。`,
  },
  steps: {
    reading: msg`正在读图…`,
    comparing: msg`正在一条线一条线地比…`,
    measuring: msg`正在量长度和面积…`,
  },
  units: {
    auto: msg`照文件`,
    mm: msg`毫米`,
    cm: msg`厘米`,
    inch: msg`英寸`,
    px96: msg`像素，每英寸 96`,
    px72: msg`像素，每英寸 72`,
  },
  unitNames: {
    mm: msg`毫米`,
    cm: msg`厘米`,
    m: msg`米`,
    inch: msg`英寸`,
    foot: msg`英尺`,
    pt: msg`点`,
    px96: msg`像素，每英寸 96`,
    px90: msg`像素，每英寸 90`,
    px72: msg`像素，每英寸 72`,
  },
  operations: { cut: msg`切割`, score: msg`划线`, engrave: msg`雕刻`, ignore: msg`不加工` },
  severities: { problem: msg`要改`, warning: msg`留意`, note: msg`说明` },
  fits: {
    fits: msg`整张放得下`,
    turned: msg`转 90° 放得下`,
    tiles: msg`分 ${count} 次放得下`,
    no: msg`放不下`,
    unknown: msg`工作幅面没有公布，请问我们`,
  },
  reasons: {
    ...unknownWords,
    noSuchPower: msg`没有这一档激光功率。`,
    lightDoesNot: msg`这台的光做不了这种料。`,
    tooThick: msg`太厚，上限 ${most} mm。`,
  },
  file: {
    label: msg`图纸`,
    hint: msg`SVG 或 DXF。AI、PDF 和 CDR，先在软件里另存为 SVG 或 DXF。`,
    labels: {
      prompt: msg`拖到这里，或点击选择图纸`,
      replace: msg`换一张图纸`,
      limits: msg`一个文件，小于 10 MB：svg 或 dxf`,
      remove: msg`移除 ${name}`,
      cancel: msg`停止检查 ${name}`,
      retry: msg`重新检查 ${name}`,
      uploading: msg`正在检查…`,
      done: msg`查完了`,
      failed: msg`没有查成`,
      refused: {
        type: msg`“${name}”不是 svg，也不是 dxf。`,
        size: msg`文件超过 10 MB，请先精简。`,
        empty: msg`“${name}”是空文件，请重新导出。`,
        many: msg`一次查一张图纸。`,
      },
    },
    cancel: msg`停止`,
    trySample: msg`用我们的样图试试`,
    sampleName: msg`样图`,
  },
  labels: {
    needsScript: msg`检查在浏览器里做，要启用 JavaScript。没有启用的话，把图纸压缩成 zip，随打样申请发来，我们替您查。`,
    material: msg`材料名称`,
    thickness: msg`厚度`,
    result: msg`检查结果`,
    answerTime: msg`做完这张图`,
    answerPieces: msg`一张板`,
    countOfPieces: msg`${count} 件`,
    noPieces: msg`一件也放不下`,
    date: msg`日期`,
    size: msg`宽 × 高`,
    unit: msg`图纸的单位`,
    unitStated: msg`文件写明：${value}`,
    unitGuessed: msg`文件没写，按 ${value} 算`,
    unitChosen: msg`您选的：${value}`,
    shouldBe: msg`实际应该宽（mm）`,
    rescale: msg`按这个宽度重算`,
    layers: msg`每一层做什么`,
    layer: msg`第 ${count} 层`,
    inLayer: msg`图层 ${name}`,
    layerMeasures: msg`线长 ${value} mm`,
    findings: msg`查出来的`,
    nothing: msg`没有查出毛病。`,
    ready: msg`查完了：${count} 条。`,
    machines: msg`哪台能做，要多久`,
    machinesNote: msg`放不放得下，比的是整张图的宽和高；切不切得动，照加工参数那一页。没有可靠的速度，就不报时间。`,
    cutLength: msg`切割线长`,
    scoreLength: msg`划线线长`,
    engravedArea: msg`雕刻面积`,
    travel: msg`空走（灭光移动）`,
    machine: msg`机型`,
    fit: msg`幅面`,
    light: msg`这种料`,
    can: msg`做得了`,
    tryFirst: msg`做得了；${name}没有现成的数，先打测试卡`,
    time: msg`时间（含空走）`,
    noTime: msg`填了您自己的速度，才算得出。`,
    partly: msg`不含${name}`,
    formula: msg`少的一头 = 线长 ÷ 最快的速度 × 遍数 + 空走 ÷ 最高速度。多的一头按最慢的速度，每个拐角都停一下：一段线长 L、速度 v、加速度 a，用时 L÷v + v÷a；短得加不到 v 的，用时 2√(L÷a)。雕刻 = 高 ÷ 线距 × 每行的时间。加速度没有公布：这里按 ${value} mm/s²、空走最高 ${most} mm/s 算，是我们假设的，您可以改。`,
    ownSpeeds: msg`您自己的速度（填了就用它）`,
    ownCut: msg`切割速度（mm/s）`,
    ownScore: msg`划线速度（mm/s）`,
    ownEngrave: msg`雕刻速度（mm/s）`,
    interval: msg`雕刻线距（mm）`,
    acceleration: msg`加速度（mm/s²）`,
    jumpSpeed: msg`空走最高速度（mm/s）`,
    kerf: msg`切缝宽（mm）`,
    kerfUsed: msg`窄的地方按 ${value} mm 的切缝查。量过自己的切缝，就填上。`,
    method: msg`时间怎么算，换成您的速度`,
    sizeAndUnit: msg`尺寸不对？改单位或宽度`,
    sheetAndCost: msg`一张板出几件，一件多少钱`,
    sheet: msg`一张板出几件`,
    sheetWidth: msg`板宽（mm）`,
    sheetHeight: msg`板高（mm）`,
    gap: msg`间隔（mm）`,
    pieces: msg`${count} 件，用掉板面的 ${value}%`,
    cost: msg`一件的成本`,
    costNote: msg`只用您填的数，用您的货币；没填的不算。`,
    price: msg`一张板的价钱`,
    hour: msg`机器一小时的价钱`,
    energy: msg`一度电的价钱`,
    power: msg`整机用电（kW）`,
    costOf: msg`一件：${value}`,
    notCounted: msg`还没有算：${value}`,
    next: msg`接下来`,
    chosenMachine: msg`用哪台`,
    svg: msg`下载清理过的 SVG`,
    dxf: msg`下载清理过的 DXF`,
    lightBurn: msg`下载 LightBurn 项目`,
    print: msg`打印报告`,
    copy: msg`复制链接（不含图纸）`,
    copied: msg`链接已复制`,
    copyFailed: msg`浏览器没有允许复制，地址栏里的就是这个链接`,
    send: msg`附到打样申请`,
    sendNote: msg`图纸和报告打成一个 zip，放进申请的附件；材料、厚度和机型也替您填好。提交之前都能改。`,
    sendFailed: msg`浏览器没有允许暂存，请把图纸压缩成 zip，在打样申请里上传。`,
    report: msg`查图纸的报告`,
    preview: msg`图纸 ${name}，${value} mm`,
    zoomIn: msg`放大`,
    zoomOut: msg`缩小`,
    whole: msg`看全图`,
    help: msg`按住 Ctrl 滚动，或者用两指缩放；放大后拖动。键盘：加号、减号缩放，方向键移动，0 看全图。切割是红色实线，划线是长虚线，雕刻有底色，不加工的是点线。`,
    partial: msg`小图形太多，预览里只均匀地画出一部分；检查、长度和时间都按全部图形算。`,
    show: msg`看位置`,
    showOf: msg`看位置：${title}`,
  },
};

export const drawingCheck = definePage({
  id: "drawingCheck",
  meta: {
    title: msg`查图纸：能不能切、哪台能做、要多久`,
    description: msg`放进 SVG 或 DXF，在浏览器里查：没闭合的轮廓、重复的线、过窄的连接、没转成轮廓（转曲）的文字；哪台机器放得下、切多久、一张板出几件。图纸不上传。`,
    keywords: msg`激光切割图纸检查,DXF 检查,SVG 检查,切割时间估算,轮廓闭合`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`支持`,
      title: msg`您的图纸，能切吗？`,
      lead: msg`查出要改的地方，看哪台机器做得了、要多久，满意了再连同打样申请发给我们。`,
    },
    supportTabs(),
    check,
    {
      type: "textBlocks",
      title: msg`查得出什么`,
      items: [
        {
          title: msg`线和图形`,
          paragraphs: [
            msg`没闭合、重复、交叉、窄得会烧穿的地方，一处处标在图上，写明怎么改。重复的线可以当场去掉，下载一份干净的。`,
          ],
        },
        {
          title: msg`哪台做得了，多久`,
          paragraphs: [
            msg`八个型号逐一对照：幅面放不放得下，这种料多厚能切，从最快到最慢要多久。没有可靠的数，就写没有。`,
          ],
        },
        {
          title: msg`板和成本`,
          paragraphs: [msg`一张板排得下几件；填上板价、工时和电价，就算出一件多少钱。我们不替您假设价格。`],
        },
      ],
    },
    {
      type: "callToAction",
      tone: "surface",
      title: msg`图纸没问题，还想看看实物？`,
      lead: msg`把图纸和材料一起交给我们，切一件给您看。`,
      actions: [link("sample", msg`带着图纸申请打样`), link("settings", msg`看加工参数`)],
    },
  ],
});
