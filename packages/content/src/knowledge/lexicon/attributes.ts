import { msg } from "@lingui/core/macro";
import type { Words } from "../../authoring.ts";
import type { SpecKey } from "../../products/specs.ts";

/** Words of daily speech for one row of the tables, in both languages. */
export interface HeardAttribute {
  /** Words that alone ask for the row. */
  readonly words: string;
  /** Combinations of cues that ask for it: the ids of `cues.ts`, separated by spaces. */
  readonly cues?: readonly string[];
  /**
   * Entries that answer for a model without the row, separated by `|`: the first that exists is taken. `{model}` is the model's
   * id, and `light-640:` before an entry limits it to that model.
   */
  readonly otherwise?: string;
  /** Entry that answers if no model is named. Default: the row of all models. */
  readonly overall?: string;
  /** True if the words may be asked of anything, such as a weight: alone they do not show that a machine is meant. */
  readonly ofAnything?: true;
  /** Words for the model with the highest and with the lowest figure, and how an answer names them. */
  readonly most?: string;
  readonly least?: string;
  readonly highest?: Words;
  readonly lowest?: Words;
}

/** How visitors ask for each row. Commas separate words; a row is found by the longest of them. */
export const heardAttributes: Readonly<Record<Exclude<SpecKey, "model">, HeardAttribute>> = {
  workingArea: {
    words:
      "wide is it inside, how wide inside, how big is it inside, inside width, width inside, size inside, space inside, how much fits inside, 里面能放多大, 里面多宽, 里面多大, 里面能放多宽, 多大幅面, 多大的幅面, 多少幅面, largest cloth, biggest cloth, largest fabric, biggest fabric, largest piece, biggest piece, largest sheet, biggest sheet, largest panel, 多大的布, 多大的料, 多大的板, 多大的皮, how big a sheet, how big a piece, how large a piece, cutting size, engraving size, bed area, size of the bed, working field, marking size, area, max area, engrave area, print area, biggest sheet it takes, bed dimensions, 裁多宽, 切多宽, 能裁多宽, 能切多宽, 裁多大, 打标幅面, 打标尺寸, 加工区域, 能放多宽, 版面, 床面, 台面尺寸多大, 加工台面, 幅面尺寸, 幅宽, 有多大幅面, 一版, 能放下多大, work area, working area, cutting area, engraving area, marking area, marking field, bed, bed size, work bed, cutting bed, laser bed, workspace, work space, working space, work size, working size, work envelope, sheet size, maximum sheet, max sheet, biggest sheet, largest sheet, largest piece, biggest piece, how large a sheet, how big a sheet, how big a piece, how large a piece, how big can i cut, largest board, biggest board, usable area, field size, table area, 幅面, 加工范围, 加工幅面, 工作范围, 工作区, 工作区域, 工作面积, 加工面积, 加工尺寸, 切割范围, 雕刻范围, 打标范围, 打标面积, 切割面积, 雕刻面积, 切割幅面, 雕刻幅面, 有效面积, 有效幅面, 台面, 工作台面, 面积, 能切多大, 能做多大, 能雕多大, 能打多大, 能刻多大, 放多大, 切多大, 做多大, 打多大, 刻多大, 雕多大, 多大的板, 多大的料, 多大的东西, 多大的木板, 多大的板子, 多大板子, 床子多大, 最大尺寸, 最大板, cut in one go, biggest i can cut, largest i can cut, biggest part, largest part, size can i cut, size can it cut, how big can it cut, max size, maximum size, max dimensions of material, working window, cut field, cut size, usable bed, bed measure, effective area, 一次能切, 最大能切多大, 切的范围, 打的范围, 刻的范围, 打标范围多大, 能做多大的, 最大做, field",
    cues: [
      "biggest object",
      "howbig sheet",
      "sheet fit",
      "howbig cut",
      "biggest sheet",
      "howbig engrave",
      "tableword howbig",
    ],
    most: "biggest machine, largest machine, biggest model, largest model, biggest one, largest one, biggest working area, largest working area, largest area, biggest area, biggest cutting area, largest cutting area, most space inside, 最大的机器, 最大的机子, 最大的机型, 哪台最大, 哪个最大, 哪款最大, 哪种最大, 哪一台最大, 最大的是哪, 最大是哪, which is the biggest, which is the largest, 最大一台, 最大的一台, 最大那台, 最大的型号, largest bed, biggest bed, largest work area, biggest work area, 幅面最大, 台面最大, 最大幅面, 面积最大, 最大的台面, 最大台面, 最大工作幅面, most space, widest, widest bed, longest bed, biggest field, largest field, biggest format, largest format, biggest sheet size, 最宽, 台子最大, 最宽的, 范围最大, 面积最大的",
    least: "smallest bed, smallest work area, 幅面最小, 台面最小, 最小幅面, 最小台面",
    highest: msg`工作幅面最大的`,
    lowest: msg`工作幅面最小的`,
  },
  laserType: {
    cues: ["glassTube models", "glassTube allmodels", "glassTube recommend"],
    words:
      "nm, nanometer, nanometers, nanometre, nanometres, 纳米, 多少纳米, what source, which source, tube or diode, diode or tube, is that a tube, is it a tube, glass or metal tube, glass tube or, tube type, tube kind, laser kind, source type, kind of source, type of source, 管子类型, 管子啥类型, 啥类型, 管子是什么, 啥管, 啥激光, 用的什么管, 是什么管, 激光是什么, 什么类型的激光, 是二极管还是, 是光纤还是, 啥激光器, 哪种管子, laser type, laser source, type of laser, kind of laser, what laser, which laser is in, type of tube, kind of tube, what tube, which tube, wavelength, wave length, co2 or fiber, co2 or fibre, co2 or diode, glass or rf, diode or co2, is it co2, is it a co2, is it fibre, is it fiber, is it a diode, 激光类型, 激光器类型, 什么激光, 哪种激光, 什么激光器, 激光器, 光源, 激光源, 波长, 什么管, 哪种管, 什么管子, 什么光, 纳米, 激光种类, 是不是co2, 是co2吗, 玻璃管还是射频, 是光纤吗, 是玻璃管吗, 是射频管吗, 是射频吗",
  },
  laserPower: {
    ofAnything: true,
    words:
      "power range, range of power, watt range, laser watts, laser wattage, laser power, power, watt, watts, wattage, how powerful, how strong, strength, power options, power level, powers, optical power, output power, power output, laser output, 功率, 激光功率, 瓦, 瓦数, 几瓦, 多少瓦, 多大功率, 光功率, 输出功率, 几个功率, 档功率, 大功率, 多少w, 几w, laser strength, how many w, what w, tube wattage, tube power, wattages, w laser, how much power does the laser, power versions, power choices, choose the power, which powers, 几瓦的, 功率档, 几档功率, 多少瓦的, 功率选, 有几种功率, 劲多大, 激光多强, 激光强度",
    cues: ["howmuch watts"],
    most: "most powerful, strongest, highest power, highest wattage, most watts, highest watt, most power, biggest power, max power, top power, 功率最大, 功率最高, 最大功率, 最高功率, 最强, 瓦数最大, 瓦数最高, 最大的功率, 最猛, 最有劲, 劲最大, 力气最大, 马力最大, most punch, beefiest, mightiest, hardest hitting, most laser power, max watt, max wattage, biggest laser, strongest laser, highest output, 瓦数最多, 激光最强, 最大瓦",
    least:
      "least powerful, weakest, lowest power, lowest wattage, smallest power, least watts, 功率最小, 功率最低, 最小功率, 最低功率, 瓦数最小, 瓦数最低, weakest laser, smallest laser, min power, fewest watts, 瓦数最少, 最弱",
    highest: msg`激光功率最大的`,
    lowest: msg`激光功率最小的`,
  },
  ratedPower: {
    words:
      "62 w, 62w, 62 watt, 62 watts, 62瓦, 62 瓦, rating plate, 铭牌上, rated power, rated laser power, rating plate power, nominal power, power rating, rated output, 额定功率, 额定激光功率, 铭牌功率, 标称功率, 额定是多少瓦, 额定多少瓦, 额定",
    otherwise: "faq.which-watts",
  },
  zAxisTravel: {
    words:
      "goes higher, go higher, lifts higher, 升得更高, 升得高, 哪个升得, lift height, lift of the, size and lift, how much lift, 能升多高, the z, z on, table goes, goes up, goes down, go up and down, goes up and down, move up and down, table up, table down, table rise, bed rise, bed goes, rise and fall, vertical travel, vertical movement, up down travel, 上下能动, 上下行程, 上下动, 上下移动, 台子上下, 能上下, 上下走, 工作台行程, 台面行程, 台子能下, 台子升降, 平台能降, 平台升降, 能升多少, 升多高, 台子能动, z travel, z axis, z axis travel, z height, z lift, table lift, bed lift, lift table, lifting table, table travel, table go down, table drop, table lower, table move, bed drop, bed go down, bed lower, bed move, lift range, z-axis, raise and lower, height adjustment, z轴, z 轴, z轴行程, z 行程, 升降, 升降行程, 升降台, 升降高度, 台面升降, 工作台升降, 升降多少, 台子能降, 台面能降, 能降多少, 降多少, 下降多少, 台面能下, bed up and down, table up and down, how far does the table, how far does the bed, table stroke, bed stroke, bed travel, z stroke, lower the bed, raise the bed, 台子上下多少, 上下多少, 能升降, 升降范围, 台面上下",
    cues: ["tableword lift", "lift howmuch"],
    most: "升降最多的, most lift, highest table lift, most table travel, table goes down most, most z travel, largest lift, 升降最大, 升降行程最大, 升降最多, largest table travel, table moves most, 升降幅度最大",
    highest: msg`工作台升降行程最大的`,
  },
  headTravel: {
    words:
      "head travel, head lift, laser head move, head move, head go up, head height, laser head lift, head raise, head up, head stroke, 激光头升降, 激光头行程, 光头升降, 激光头上下, 激光头能抬, 激光头能升, 头能抬, 头能升, 激光头抬, 激光头动",
    cues: ["headword lift"],
  },
  platformSize: {
    words:
      "platform size, honeycomb size, table dimensions, honeycomb dimensions, honeycomb table size, 平台尺寸, 工作台尺寸, 台面尺寸, 蜂窝台尺寸, 蜂窝板尺寸, 蜂窝台多大, 蜂窝板多大, 蜂窝多大",
  },
  maxMaterialSizeFront: {
    ofAnything: true,
    words:
      "front door, front opening, front loading, through the front, from the front, 前门, 前门进料, 前面进料, 前开口, 从前面",
  },
  maxMaterialSizeBack: {
    ofAnything: true,
    words:
      "back opening height, thick board through the back, 后面那个门, 后面那个口, 后门能, 后面的门, 后面的口, 后面塞, 从后面, 后面送, 后门送, 后边开口, 从后门, 后面进, 长度限制, 长度有没有限制, boards longer than, feed boards, push through the back, through the rear, back door, rear door, pass through, passthrough, pass-through, passthru, pass thru, through the back, rear opening, back opening, feed through, 后门, 后门进料, 贯通, 穿板, 通料, 后开门, 前后贯通, 前后通, 过料, 后面进料, 后开口, 前后通料, 后送料",
    cues: [
      "backword doorword",
      "howwide backword",
      "howwide sheetword backword",
      "howwide sheet backword",
      "backword fit",
      "backword thickest",
      "backword howthick",
      "backword sheet howthick",
      "longboard fit",
      "longboard howlong",
      "longboard howthick",
    ],
    otherwise: "faq.long-boards",
  },
  cutThickness: {
    overall: "faq.how-thick",
    words:
      "max cut thickness, max cut, max cutting, max plywood, max wood, max acrylic, thickness of acrylic, acrylic thickness, wood thickness, plywood thickness, cut through how thick, max plywood thickness, 切割厚度多少, 切透多厚, 一刀切多厚, 切得动多厚, 最厚多少, 最厚切几, 切到多厚, 最厚几, 多少厚, 切几个厚, 最厚能切多少, cut thickness, cutting thickness, cutting depth, cut depth, how thick can, how deep, max thickness, maximum thickness, thickest cut, thick can it cut, how thick, how thick a material, how thick a board can it cut, deepest cut, 切割厚度, 最大切割厚度, 切多厚, 切割深度, 能切多厚, 最厚切, 最厚能切, 切厚, 切得多厚, 多厚的板, 多厚的木板, 多厚, 切穿多厚, 几毫米厚, 多深, 切多深, 雕多深, 切几毫米, 切割几毫米, 最多切几, 切深, 切割深, 能切透, 切透, 最多切多厚, thickness limit, cut limit, thickness can it handle, cut thru, max thickness wood, how many mm can it cut, mm can it cut, mm of wood, mm of acrylic",
    cues: ["cut howthick", "cut deepest", "cut thickest"],
    otherwise: "mark-m20:faq.mark-m20.2|light-640:reach.wood.light-640|faq.how-thick",
    most: "thickest, cuts thickest, cuts the thickest, cut the thickest, deepest, 切得最厚, 切最厚, 最厚的, 切得最深, 厚度最大, 切割最厚, cut thickest, thickest wood, thickest acrylic, deepest cut of, most thickness, 切厚板最, 最能切厚",
    highest: msg`切得最厚的`,
  },
  materialThickness: {
    ofAnything: true,
    words:
      "stock height, max stock, height wise, heightwise, how tall can it be, under the nozzle, nozzle clearance, 最厚能塞, 最高能塞, 能塞多高, 能塞多厚, 喷嘴下面, thickest thing, thickest thing that goes in, thickest thing that fits, goes in the, 最厚的东西, 最厚放, clearance under, room under, space under, gap under, under the head, under its head, 头下面, 头底下, thick that fits inside, thickness that fits, max thick, max thickness that fits, fits inside, put under there, go under, goes under, fits under, fit under, fit under the head, under there, how tall a, how high a, how high, max part height, 下面最高, 最高能放, 放多厚的, 底下能放, 底下最高, 底下放, 下面能放, 放多厚的东西, 塞多高, 最高放, 最厚放, 最厚能放, 多高的件, 能放多高的, material thickness, thickest material that fits, thickest piece, material height, workpiece height, object height, how tall an object, how tall a piece, how tall can, how high an object, how high can, tallest, tallest object, tall objects, thickest object, max object height, max workpiece, maximum height, max height, maximum object, how thick a piece fits, clearance under the head, under the head, headroom, height clearance, how thick of a material can i put, how thick a thing, box height, 料厚, 材料厚度, 材料高度, 工件高度, 物体高度, 放多高, 放多厚, 多高的东西, 多高的工件, 多高的, 多高的物体, 多厚的东西, 多厚的料, 多厚的材料, 多厚的工件, 能放多高, 能放多厚, 放得下多高, 放得下多厚, 放进多厚, 塞多厚, 塞得下多厚, 工件最高, 物件高度, 净高, 下面有多高, how tall of, how thick of an object, object under, room under, space under the lens, box fit in, thick object, tall items, tall things, max object, object can i put, 最高多高, 能放多高的东西, 下面能塞, 空间多高, 内高, 里面多高, 可放高度",
    cues: [
      "most object fit",
      "tall fit",
      "howthick fit",
      "tall object",
      "object howthick",
      "howthick tableword",
    ],
    otherwise: "spec.{model}.z-axis-travel",
    most: "放得下最厚, 放得下最厚的, 最厚的东西, tallest objects, thickest objects, tallest object, tallest piece, tallest workpiece, thickest object, thickest piece, 放得最高, 放得下最高, 工件最高的, 放得最厚, 最高的工件, 最高的东西, tallest parts, highest object, most headroom, most clearance, 能放最高, 放最高的",
    highest: msg`放得下的料最厚的`,
  },
  machineSize: {
    ofAnything: true,
    words:
      "l w h, l x w, lwh, l w, l/w/h, length width height, width and depth, width depth height, width and height, how wide is the machine, how tall is the machine, 长x宽, 长×宽×高, 多宽多高, outside in, outside dims, outside size, outside dimension, outside measure, outside measures, outside measurements, outer size, outer measure, measurements, l x w x h, w x d x h, lxwxh, body size, goes thru the door, goes through the door, go through the door, go thru the door, through the door, fit through the door, fit through a door, fit thru, through doors, thru the school doors, cabinet size, outline, 外型, 外形多大, 整机多大, 整机外形, 机身, 多大块, 过门, 进门, 进得了门, 进电梯, 过得了门, 能进门, 过不过得了门, 搬得进, 进得去门, 搬进门, 占桌面, machine size, machine dimensions, outer dimensions, outside dimensions, outside size, overall dimensions, overall size, external dimensions, physical size, physical dimensions, dimensions, dimension, dims, footprint, foot print, floor space, desk space, table space, how wide, how deep is the machine, how tall is, how tall, length width, wxdxh, take up, takes up, doorway, fit on my desk, fit on a desk, fit on my bench, fit on the desk, fit on a table, fit in my, size of the machine, case size, 外形, 外形尺寸, 外观尺寸, 机身尺寸, 整机尺寸, 机器尺寸, 机器大小, 机身多大, 机器多大, 机子多大, 设备尺寸, 长宽高, 占地, 占地方, 占多大地方, 占多少地方, 占地面积, 占多大, 占多少, 体积, 多宽, 多长多宽, 宽度, 外尺寸, 尺寸多少, 尺寸是多少, 大小多少, 个头, 块头, 摆得下, 摆得开, 桌子放得下, 多大一台, 多大个, 占空间, 占桌子, cm wide, mm wide, inches wide, wide is the, how many cm, cm deep, cm tall, cm high, small enough, too big for, big enough for my, too wide, too deep, too tall, too large for, how big is the body, how large is the machine, how big is the machine, outer measurements, floor area, space it takes, how long is the machine, how deep is the, how high is the machine, 宽多少, 长多少, 有多宽, 有多长, 外观多大, 机身大小, 多占地, 占几平, 几平米, 体型, 外面多大",
    cues: [
      "doorword fit",
      "doorword measure",
      "howwide howmuch",
      "deskword fit",
      "liftword fit",
      "howwide machine",
    ],
    most: "largest footprint, biggest footprint, 体积最大, 占地最大, 外形最大, 最占地方",
    least:
      "smallest machine, smallest footprint, most compact, compactest, smallest size, smallest one, takes least space, 体积最小, 占地最小, 外形最小, 最小巧, 最不占地方, 最小的机器, 最小的机子, 最省地方, 最小一台",
    highest: msg`给出的外形里最大的`,
    lowest: msg`给出的外形里最小的`,
  },
  machineWeight: {
    ofAnything: true,
    words:
      "people to lift, people to carry, how many people to lift, 几个人抬, 两个人抬, 几个人能抬, 人抬得动, 一个人搬, 磅, 多少磅, 几磅, 多少kg, 几kg, 多少千克, 有多沉, 分量, 死沉, 多少公斤重, 抬得动, 搬得动, weights, how many kg, how many kilos, how many lbs, how many pounds, wt, how hefty, weight, weigh, weighs, heavy, how heavy, heavier, lighter, kilos, kilo, kg, kgs, pounds, lbs, lb, mass, tonne, net weight, 重, 重量, 多重, 多沉, 沉, 沉不沉, 重不重, 公斤, 几公斤, 多少公斤, 多少斤, 几斤, 斤, 净重, 自重, 轻不轻, 机重, 几吨, 多少吨, 千克, 几百斤, 更重, 更轻, 谁重, 哪个重, tip the scales, how much does it weigh, weighing, guys to carry, guys manage to carry, people to move, men to lift, carry it, lift it alone, load on the floor, how many stone, heavyweight, kilogrammes, kilograms, 称重, 体重, 有多重啊, 抬动, 抬得起, 扛得动, 搬动, 几个人搬, 多少公斤啊, 死重, 压秤",
    cues: ["people carry", "people carry"],
    most: "heaviest, weighs most, weighs the most, most weight, 最重, 最沉, 重量最大, 最重的, most heavy, weigh the most, heaviest one, 最重的一台, 最沉的, 哪台重, 分量最重",
    least:
      "lightest, weighs least, weighs the least, least weight, 最轻, 最轻便, 重量最小, 重量最轻, easiest to carry, easiest to move, weigh the least, lightest one, most portable, 最好搬, 哪台轻, 最轻的",
    highest: msg`给出重量的机型里最重的`,
    lowest: msg`给出重量的机型里最轻的`,
  },
  maxSpeed: {
    ofAnything: true,
    words:
      "最高速, 最高速是多少, 最快速, is it quick, how quickly can it, mm/sec, mm a second, velocity, 一秒跑多少, 一秒, 秒速, 每秒跑, 一秒钟, 跑多少, 雕多快, 打多快, 切多快, 快多, 快还是, 多快啊, 速率, 一秒能跑, 一秒走, speed, top speed, max speed, maximum speed, how fast, how quick, fast, faster, quicker, slower, mm/s, mm per second, per second, engraving speed, marking speed, cutting speed, scan speed, 速度, 最高速度, 最大速度, 多快, 快不快, 快吗, 最快多少, 最快能, 跑多快, 雕刻速度, 打标速度, 切割速度, 每秒, 每秒多少, 扫描速度, 更快, 谁快, 哪个快, 快多少, 快慢, 毫米每秒, how speedy, speedy, pace, quickness, how many mm per, mm per sec, per sec, mm/second, metres per second, runs at, max velocity, 几毫米每秒, 跑得多快, 走多快, 速度咋样, 速度怎么样, 快到多少, 一秒几",
    most: "fastest, quickest, highest speed, fastest machine, 最快, 最快的, 速度最快, 速度最高, 跑得最快, speediest, go fastest, runs fastest, top speed of all, 速度最猛, 打得最快, 跑最快, 哪台快",
    least: "slowest, lowest speed, 最慢, 最慢的, 速度最慢, 速度最低",
    highest: msg`最快的`,
    lowest: msg`最高速度最低的`,
  },
  precision: {
    ofAnything: true,
    words:
      "precision, positioning precision, accuracy, accurate, precise, how precise, how accurate, tolerance, tolerances, repeatability, positional accuracy, positioning, 精度, 定位精度, 重复精度, 误差, 误差多大, 准不准, 准吗, 精准, 精确, 精密, 公差, 偏差, 多准, 精不精, 几丝, 多少丝, 精细度, 准确度, how exact, exact, exactness, hundredths, hundredths of a mm, thousandths, how true, 有多准, 多精确, 走得准, 精度咋样, 能到几丝, 偏多少, deviation, off by how much, positional error, error of, precise to, accurate to, 差多少丝, 精确到, 准确到, 偏差多少, 误差多少, 准头",
    most: "lowest precision, least accurate, 精度最低, 误差最大",
    least:
      "most accurate, most precise, best precision, best accuracy, highest precision, highest accuracy, tightest tolerance, 精度最高, 最准, 最精准, 最精密, 误差最小, 精度最好, finest accuracy, best tolerance, most exact, 最精确, 误差最低",
    highest: msg`定位误差最大的`,
    lowest: msg`定位最准的`,
  },
  spotSize: {
    words:
      "finer, more fine, 更细, 哪个细, 谁更细, 细一点, smallest line, how sharp, sharpness, beam thickness, thickness of the beam, line thickness, how small a line, how thin, 光点有多细, 光有多粗, 激光多细, 光斑有多小, 线有多细, 光点多粗, dot, dots, spot, spot size, beam spot, laser spot, dot size, beam size, beam diameter, beam width, focus size, focal spot, how fine, finest line, thinnest line, fine a line, line width, smallest dot, how small a dot, smallest detail, 光斑, 光斑尺寸, 光斑大小, 光斑直径, 光点, 焦点大小, 光斑多大, 光斑多细, 多细, 线条多细, 最细能, 光束, 光有多细, 激光点, 线宽, 刻多细, how small are the details, small details, size of the dot, dot width, tiny details, how fine a, fine can it engrave, fineness, thin a line, how thin a line, kerf of the blue, 点多大, 光点多大, 线多细, 最细多少, 细到多少, 能有多细, 最小的点",
    least:
      "smallest spot, finest spot, smallest beam, finest, thinnest beam, 光斑最小, 光斑最细, 最细, 光点最小, 最小光斑, tiniest spot, smallest dot, finest dot, finest detail, finest line, 点最细, 最精细",
    highest: msg`光斑最大的`,
    lowest: msg`光斑最小的`,
  },
  sourceLife: {
    overall: "faq.tube-life",
    ofAnything: true,
    words:
      "几万小时, 几千小时, 几万个小时, 几千个小时, 几万个钟, life, hrs of life, life hours, 钟头, 多少个钟头, 几个钟头, 经用, 耐用, 耐不耐用, source hours, rated hours, hours rating, hours rated, rated source hours, tube hours, laser hours, how many hrs, hrs, how long does the tube, how long does the laser last, 用几个小时, 能撑多久, 撑多少, 小时寿命, 多少个小时, 能用多少小时, 管子用多久, 管子寿命, 寿命多长, 寿命多少, 能扛多久, 能用几个小时, source life, tube life, tube lifetime, tube lifespan, laser life, laser lifespan, lifespan, life span, lifetime, service life, rated life, life of the tube, life expectancy, working life, how many hours, 寿命, 使用寿命, 激光器寿命, 激光管寿命, 用多少小时, 多少小时, 几千小时, 能用多久, 能用几年, 用多久, 能用多少年, 能用多长时间, 用多长时间, 用几年, 耐用, 耐不耐用, 管能用多久, 管子能用, 几年换, when will the tube die, tube die, tube dies, die after, before it dies, before the tube, tube is dead, hours before, hours until, how soon will the tube, hours does the tube, hours of life, hours of use, tube good for, 报废, 管子多久坏, 管子多久, 多久报废, 寿命几, 多少钟头, 能烧多久, 用坏, 管子几年",
    cues: [
      "tube last",
      "tube last",
      "tube hours",
      "tube howlong",
      "laserword last",
      "tube replace howlong",
      "sourceword last",
      "sourceword hours",
      "tube oftenword replace",
    ],
    otherwise: "faq.tube-life",
    most: "经用, 最经用, 最耐用的管子, 管子最好的, longest life, longest tube life, longest lasting, lasts longest, lasts the longest, most hours, 寿命最长, 最耐用, 用得最久, 最长寿命, lasts the most, best tube life, longest lived, longest tube, longest running, 寿命最久, 管子最耐用, 最耐烧",
    least: "shortest life, 寿命最短",
    highest: msg`激光器标称寿命最长的`,
    lowest: msg`激光器标称寿命最短的`,
  },
  noise: {
    overall: "faq.noise",
    ofAnything: true,
    words:
      "静, 静吗, 静不静, how noisy, is it quiet, decibel level, 多少db, 几db, 各多少db, 多大噪音, 声音多大, 响声, 噪, 轰轰, 闹不闹, 吵死, noise, noisy, noise level, loud, how loud, louder, quiet, quieter, silent, decibel, decibels, db, dba, sound level, sound, 噪声, 噪音, 声音, 分贝, 吵, 吵吗, 吵不吵, 多吵, 多响, 响, 响不响, 声音大, 安静, 静音, 动静, 动静大, 多大声, 吵人, 扰民, 声响, hear it, hear the, audible, heard, sound like, sound pressure, humming, hum, racket, 听见, 听得见, 听到, 听得到, 没声音, 有声音, 嗡嗡, 多少分贝, 噪音值, 声音几",
    most: "loudest, noisiest, 最吵, 噪音最大, 声音最大, 噪声最大, 最响",
    least:
      "最静, 最静的, 声音最小的, quietest, least noisy, least noise, lowest noise, most quiet, most silent, 最安静, 噪音最小, 噪声最小, 声音最小, 噪音最低, 最静音, 噪声最低, least loud, makes least noise, softest, most silent one, 最小声, 最不吵, 声音最轻, 哪台安静",
    highest: msg`给出噪声的机型里最响的`,
    lowest: msg`给出噪声的机型里最安静的`,
  },
  focusMethod: {
    ofAnything: true,
    words:
      "自动还是手调, 自动还是手动, 手动还是自动, 自动对焦还是手动, 手调焦, 手动调焦, 焦距自动, 焦距是自动, 怎么对焦, 要不要对焦, 自己对焦, focus by hand, by hand or automatic, focus itself, focuses itself, focus on its own, refocus, do i have to focus, need to focus, focus or auto, focus manually, focus automatically, focus, focusing, focussing, autofocus, auto focus, auto-focus, automatic focus, manual focus, focus method, set the focus, 对焦, 对焦方式, 自动对焦, 手动对焦, 调焦, 聚焦, 自动调焦",
  },
  camera: {
    ofAnything: true,
    words:
      "摄像头清晰度, 清晰度, camera resolution of, 摄像头像素, 相机像素, 多少万像素, 有摄像头, 带摄像头, see the bed, how many mp, how many megapixels, camera, cam, webcam, megapixel, megapixels, mp, 4k, camera resolution, lens camera, preview camera, 相机, 摄像头, 摄像, 像素, 镜头像素, 多少像素, 拍照定位, 视觉定位, 几百万像素, see inside, look inside, preview, live view, camera view, photo of the bed, 摄像头清, 看里面, 实时画面, 画面, 拍台面",
  },
  screen: {
    ofAnything: true,
    words:
      "how big is the screen, display size, size of the screen, 屏幕多大, 屏幕几寸, 几寸, 屏多少寸, 触摸屏多大, screen, touchscreen, touch screen, display, control panel, lcd, panel, screen size, 屏幕, 触控屏, 触摸屏, 显示屏, 屏, 几寸屏, 屏多大, 面板, 控制屏, 触屏, built in screen, display panel, inch screen, screen inch, 屏大小, 几英寸",
  },
  breakPointResume: {
    words:
      "重启, 重启后, 接上次, 接着上次, 上次位置, 继续上次, pick up where it left, where it left off, continue job, continue the job after, job after power cut, continue after, carry on the job, carry on where, where it stopped, start new, start over, start again after, restart, continue the job, lose the job, power comes back, electricity comes back, load shedding, power goes, power goes out, goes off, cuts out, brownout, 接着干, 接着打, 跳闸, 来电, 从头, 重头, 停了电, 没电了, 断了电, resume, resume after, power cut, power outage, power failure, power loss, blackout, interruption, interrupted, carry on after, pick up where, breakpoint, break point, 断点, 断点续雕, 断点续切, 断电, 停电, 续雕, 续切, 接着雕, 接着刻, 接着切, 中断, 断点续传, 续刻, 停电后, 继续雕, 继续刻, 继续切, after a blackout, after blackout, power dip, plug pulled, electricity fails, electricity went, mid job, middle of a job, middle of the job, pick it up again, carry on from, resume the job, 停一下再, 断电了, 停电了, 切一半停电, 刻一半停电, 中途停, 接着干吗, 能接着",
  },
  driveSystem: {
    words:
      "什么电机, 用什么电机, 啥电机, drive system, motor, motors, stepper, steppers, servo, servos, belt drive, linear rails, rails, guide rail, 驱动, 驱动系统, 电机, 步进, 伺服, 导轨, 马达, 步进电机, 伺服电机, 直线导轨",
  },
  communication: {
    overall: "all.communication",
    ofAnything: true,
    words:
      "连接线, 用什么连, 怎么跟电脑, 怎么接电脑, 数据线, usb还是网线, usb 还是网线, 走网线, how do i connect, interface, connection, usb, ethernet, wifi, wi-fi, wi fi, wireless, lan, network cable, how does it connect, usb or, connect to my laptop, connect to the computer, connect to a computer, connect to computer, connected to the computer, connect with the computer, hook up, plug into the computer, 接口, 通信接口, 通讯接口, 连接方式, usb接口, 网线, 网口, 无线, 连电脑, 怎么连, 联机, 怎么连接, 跟电脑连, 和电脑连, 接电脑, 连接电脑, 通信, 通讯, how do i plug, link it to, pc connection, cable to pc, connect via, connects via, connect by, 用啥线, 网口还是, 传图用, 插u盘, u盘",
  },
  operatingSystem: {
    overall: "faq.computer",
    ofAnything: true,
    words:
      "which os, what os, 支持啥系统, 啥系统, win10 能用, win7, operating system, os, windows, linux, win10, win11, windows 10, windows 11, 操作系统, 电脑系统, 系统要求, win 系统, windows 系统, 什么系统",
    otherwise: "faq.computer",
  },
  exhaustSystem: {
    overall: "faq.exhaust",
    words:
      "smoke pipe, fume pipe, fume hose, pipe diameter, outlet diameter, smoke outlet, duct in, duct inches, extraction duct, exhaust opening, 排烟的口, 排烟孔, 排风孔, 排烟口多大, 管径, 排烟口径, 排风口径, 风口, exhaust port, exhaust diameter, exhaust hose, exhaust duct, exhaust pipe, exhaust size, exhaust outlet, exhaust, extraction port, extraction, extraction hose, duct, duct size, duct diameter, ducting, hose diameter, vent hose, vent size, vent diameter, vent pipe, vent, venting, fume port, port diameter, 排风口, 排烟口, 排风管, 排烟管, 烟管, 排风口直径, 排风系统, 抽风口, 抽风管, 出风口, 排气口, 排气管, 风管, 多粗的管, 管多粗, 烟道, 排风, 抽风, 排烟, 口径, 管粗细, 烟管粗细, 烟管多粗, 管子多粗, 抽烟管, 排烟多大, 排风多粗, flue, flue size, chimney size, smoke hose, smoke port, smoke outlet size, fume outlet, hose size, duct fits, duct do i need",
    cues: ["exhaustword howbig", "exhaustword hole"],
    otherwise: "faq.exhaust",
  },
  coolingSystem: {
    overall: "faq.chiller",
    words:
      "needs no water, without water cooling, 用不用加水, 不用加水, 要不要加水, 要不要水, 要不要接水, 用不用接水, 接水吗, 加水吗, 要不要水冷, 需不需要水, 需要水冷吗, 带水箱吗, 水冷还是风冷, 是水冷, 是风冷, 用水冷, fan cooled, cooling, cooling system, cooled, water cooled, water-cooled, air cooled, air-cooled, watercooled, aircooled, cool down, how is it cooled, water or air cooling, water cooling, air cooling, 冷却, 冷却方式, 水冷, 风冷, 散热, 冷却系统, 怎么冷却, 降温, need water, needs water, uses water, use water, need water cooling, water or air, air or water, fans or water, 要加水吗, 要水吗, 用不用水, 需要水吗, 怎么散热, 风冷还是水冷, 水冷的吗",
    otherwise: "faq.chiller",
  },
  waterTank: {
    ofAnything: true,
    words:
      "water tank, tank, tank capacity, tank volume, how much water, water capacity, litres of water, liters of water, gallons of water, litres, liters, reservoir, water does it hold, coolant capacity, how many litres, how many liters, 水箱, 水箱容量, 几升水, 多少升, 几升, 装多少水, 加多少水, 放多少水, 水箱多大, 水壶, 多少水",
    otherwise: "faq.chiller",
  },
  waterFlow: {
    words:
      "水泵, 泵, 过多少升水, 一小时多少升, 每小时流量, 水泵流量, 水的流量, pump, water pump, how much water per hour, water per hour, litres an hour, liters an hour, flow, water flow, flow rate, coolant flow, litres per hour, liters per hour, l/h, lph, water circulation, pump flow, pump rate, 水流量, 循环流量, 循环水流量, 循环水, 水流, 流量, 每小时多少升, 水泵流量, 水循环",
    otherwise: "faq.coolant",
  },
  airPressure: {
    ofAnything: true,
    words:
      "air press, compressed air pressure, 多少兆帕, 兆帕, 多少公斤气, 气压要求, 气泵多大, air pressure, air assist pressure, assist pressure, pressure, mpa, psi, bar, air pump pressure, compressed air, compressor, 气压, 辅助气压, 吹气压力, 气泵压力, 压力, 气压多少, 空压机, 多大气压",
  },
  airFlow: {
    ofAnything: true,
    words:
      "l/min of air, l/min, litres of air, liters of air, air flow, airflow, air volume, air assist flow, litres of air, liters of air, litres per minute, liters per minute, l/min, lpm, cfm, air assist, 气流量, 吹气量, 风量, 气流, 每分钟多少升, 出气量, 吹气, 气量, 进气量, 辅助吹气",
  },
  reach: {
    ofAnything: true,
    words:
      "hose length, cable length, cord length, hose reach, cable reach, length of the hose, length of the cable, how long is the cable, how long is the hose, how long is the cord, power cord, how long are the hoses, 管线长度, 管线, 管子多长, 线多长, 水管多长, 电源线, 线缆, 管线多长, 线长, 电缆",
    cues: ["hoseword howlong"],
  },
  temperature: {
    ofAnything: true,
    words:
      "minus, minus degrees, below freezing, sub zero, 零下几度, how cold, cold shop, cold workshop, too hot, how hot, temp, temp range, what temp, 温度要求, 多少摄氏度, 摄氏, 天冷, 天热, 耐寒, 能多冷, 几度能, 冬天不开暖气, temperature, temperature range, operating temperature, ambient temperature, room temperature, cold, too cold, freezing, freeze, unheated, winter, degrees, celsius, fahrenheit, 温度, 环境温度, 工作温度, 室温, 多少度, 几度, 冬天, 冬季, 零下, 结冰, 太冷, 怕冷, 怕热, 夏天, 高温, 低温, 暖气, how warm, heated room, no heating, cold garage, hot climate, hot summer, tropical, below zero, 几度到几度, 冷库, 零度, 太热, 多热, 夏天热, 车间冷, 冷的地方",
  },
  software: {
    overall: "software.studio",
    ofAnything: true,
    words:
      "software, program, programme, which software, what software, what program, controller software, app does it use, 软件, 什么软件, 用什么软件, 配什么软件, 配套软件, 控制软件, 操作软件, 雕刻软件, 打标软件",
  },
  process: {
    words:
      "能切东西, 切不切得了, 只能打标, 只能雕, cut or just mark, cut or only mark, only mark or, process, processes, what can it do, what does it do, cut or engrave, cut and engrave, cut or only engrave, can it cut, does it cut, can it also cut, can it engrave, can it mark, only engrave, just engrave, engrave only, cut too, also engrave, 加工方式, 能做什么, 能干什么, 能干嘛, 能切吗, 能切割吗, 能雕刻吗, 能切割还是, 切割还是雕刻, 可以切割吗, 能不能切, 能不能切割, 只能雕刻, 只能打标, 工艺, 什么功能, 哪些功能",
  },
  supportedFileFormats: {
    overall: "formats",
    words:
      "files work, files can, files it, files are, files for, files do, of files, files supported, import from, import a, can i import, files to use, send files as, file format, file formats, file type, file types, formats, format, what files, which files, dxf, svg, ai files, ai file, dst, plt, lpc, jpg, jpeg, png, bmp, tif, tiff, pdf, dwg, cdr, eps, gcode, g-code, stl, open files, read files, vector files, autocad, coreldraw, illustrator, 文件格式, 格式, 什么格式, 哪些格式, 图纸格式, 文件类型, 什么文件, 哪些文件, ai 文件, ai格式, cad, ai图, 打开什么文件, 支持什么图, 图片格式, cad 图, 支持ai, 认不认, files does, file can, what drawings, drawing formats, drawing files, open my files, read my, corel, cdr files, sketchup, fusion, solidworks, inkscape, canva, photoshop, psd, 图纸类型, 什么图, 认什么文件, 认哪些, 能读, 能识别, 读什么文件, 什么后缀, 后缀",
    otherwise: "formats",
  },
  frequency: {
    ofAnything: true,
    words:
      "mains freq, freq, 50 or 60, 50 还是 60, 50hz 还是 60hz, 多少hz, 几赫兹, frequency, mains frequency, supply frequency, hertz, hz, 50hz, 60hz, 50 hz, 60 hz, 频率, 电源频率, 赫兹, 赫, 多少赫, 50赫兹, 60赫兹, herz, 工频",
    otherwise: "faq.mains",
  },
  phase: {
    ofAnything: true,
    words:
      "phase, phases, single phase, three phase, single-phase, three-phase, 3 phase, 1 phase, 3-phase, 相数, 单相, 三相, 三相电, 单相电, 两相电, 动力电, 几相, 工业电, 380v, 380",
    otherwise: "faq.mains",
  },
  fullLoadCurrent: {
    ofAnything: true,
    words:
      "how much current, what current, rated current, max current, current rating, current consumption, mains current, full load current, amp, amps, ampere, amperes, amperage, current draw, full-load, breaker, fuse, circuit breaker, 电流, 满载电流, 安培, 几安, 多少安, 安数, 空开, 空气开关, 几个安, 多大电流, 保险丝, 多少a, current, amps does, how many a, what breaker, what fuse, fuse size, breaker size, 几安培, 空开多大, 多大空开, 几安的",
    otherwise: "faq.mains",
  },
  voltage: {
    overall: "faq.mains",
    ofAnything: true,
    words:
      "什么样的电, 啥样的电, 什么电压, what volts, what mains, 多少伏特, 220 还是 380, 用电是多少, 什么电源, 接多少伏, voltage, volt, volts, mains voltage, supply voltage, power supply, mains, mains supply, electrical, electrics, outlet, wall outlet, socket, plug, plug in, wall socket, electric supply, electricity supply, household, 电压, 伏, 多少伏, 几伏, 什么电, 用什么电, 电源, 供电, 接什么电, 插座, 插头, 家用电, 民用电, 市电, 普通电, 220v, 220伏, 220, 230v, 家里的电, 民电, 用电要求, 用电, 照明电, 多少v, what plug, which plug, normal plug, regular outlet, normal outlet, house current, household power, mains do, kind of power, 电要求, 插家用, 家用插座, 用几伏, 吃什么电, 插排",
    otherwise: "faq.mains",
  },
  totalPower: {
    ofAnything: true,
    words:
      "kw draw, kilowatts, kilowatt, power draw, 用电多少, 整机用电, power consumption, energy consumption, electricity consumption, electricity use, electricity, energy use, consume, kilowatt, kilowatts, kw, kwh, total power, mains power, power draw, power usage, consumption, how much electricity, 整机功率, 耗电, 耗电量, 功耗, 用电量, 千瓦, 多少千瓦, 几千瓦, 费电, 费不费电, 总功率, 几度电, 多少度电, 多少电, 耗多少电, 吃电, 整机多少瓦, 省电, 线路功率, how many kw, kilowatts does, watts does it draw, draw from the wall, draws from, from the wall, power from the wall, 一小时几度, 耗多少, 吃多少电, 总瓦数",
  },
  supportedMaterials: {
    overall: "materials",
    words:
      "all the materials, material list, list of stuff, 能做啥, 能搞什么料, 能加工哪些, 可以加工哪些, 都能切什么, 都能刻什么, 都能做什么, materials, which materials, what materials, supported materials, suitable materials, list of materials, what can it cut, what can it engrave, what can i cut, what can i engrave, what will it cut, what does it cut, what stuff, work with what, what can it process, what can it mark, what can it work, 材料, 什么材料, 哪些材料, 能加工什么, 能做哪些, 能切什么, 能切哪些, 能刻什么, 能雕什么, 能打什么, 可以切什么, 可以刻什么, 加工材料, 适用材料, 什么东西, 什么料, 啥材料, 能加工啥, 能切啥, 能刻啥, 能打啥, 能雕啥, stuff can, what can you do with, what all can it, things can it cut, things can it engrave, used for what, what is it good for, 都能干啥, 能干啥, 能处理什么, 都做什么料",
  },
  materialCount: {
    ofAnything: true,
    words:
      "how many materials, number of materials, how many different materials, 多少种材料, 几种材料, 材料种类, 材料种数, 多少种, 几种料",
  },
  safetyStandard: {
    ofAnything: true,
    words:
      "safety norm, safety norms, norm, standards, standard, which norm, laser safety standard, tuv, 安全规范, 标准, 什么标准, 几级激光, 激光几类, 哪类激光, 过了什么认证, 有认证吗, 几类, safety standard, laser class, class 1, class 4, class i, class iv, safety class, laser safety class, ce, ce mark, ce marking, ce certified, fda, ul, certification, certified, certificate for the machine, compliance, rohs, fcc, iso, ukca, 安全标准, 激光等级, 安全等级, 几类激光, 一类激光, 四类激光, 认证, ce认证, ce 认证, 合格证, 3c, 3c认证, 安规, 符合标准, 执行标准, 等级, class of laser, laser classification, tested by, approvals, approved, approval, certified to, conform, conformity, 几级, 哪一级, 多少级, 激光级别, 安全级别",
  },
};
