import type { MaterialId } from "../../materials/material.ts";
import type { ModelId, SeriesId } from "../../products/facts.ts";

/** Names that mean a model only among our machines, in addition to those of `names.ts`. */
export const modelAliases: Readonly<Record<ModelId, string>> = {
  "light-530":
    "玻璃管那台530, 普通那台530, 530 玻璃, 530玻璃管款, glass 530, basic 530, ordinary 530, base 530, 基础款530, 标准款530, 530标准版, 530基础版, 530 co2, co2 530, 530 glass, 530 玻璃管, 玻璃管 530, 530 玻璃管版, plain 530, normal 530, standard 530, regular 530, light 530 glass, 普通 530, 普通版 530, 530 普通版, 晨光530, lm530, small co2, small one with tube, little co2, desktop co2, co2 desktop, desktop 530, 桌面530, 桌面那台530, 桌面co2, 小co2",
  "light-blue-530":
    "blue power, blue speed, blue spot, blue watts, blue weight, blue noise, blue size, blue price, or blue, vs blue, blue vs, and blue, blue or rf, the blues, blue or co2, blue vs co2, does blue, is blue, can blue, will blue, on blue, on blue 530, blue light, blue one, the blue, blue machine, blue model, blue diode, blue version, diode, diode laser, diode machine, diode model, diode one, light blue, lightblue 530, lightblue, blue 530, blue s20, light blue s20, s20 blue, 530 diode, diode 530, 530b, 蓝光, 蓝光机型, 蓝光版, 蓝光激光, 蓝光那台, 蓝光的, 蓝光 s20, s20 蓝光, 二极管, 二极管机, 半导体, 530 蓝光版, 蓝色 530, 晨光蓝光",
  "light-530-rf":
    "射频, 射频那款, rf, rf one, the rf, rf model, rf version, rf machine, rf laser, 530 rf version, 530r, 530 radio frequency, light rf, light 530rf, 射频机, 射频版, 射频款, 射频的, 射频那台, 射频机型, 晨光射频, 530 射频管, 射频管 530",
  "mark-m20":
    "振镜那台, 振镜的, 振镜款, 振镜机型, 振镜打标机, 打标机那台, galvo one, galvo machine, galvo marker, marker, laser marker, the mark, mark one, marking laser, fiber laser, fibre laser, fiber machine, fibre machine, fiber model, fibre model, fiber one, fibre one, fiber marker, fibre marker, fiber, fibre, galvo, galvo laser, mark 20, m 20, mark20, 光纤, 光纤机, 光纤机型, 光纤打标机, 光纤激光机, 光纤激光, 光纤的, 光纤那台, 打标的, 打标那台, 振镜机, 激光打标机, 马克 m20, 马克 20, mark machine, metal marker, metal marking machine, fibre machine m20, 打金属的, 打金属那台, 打标m20, m20打标",
  "light-640": "radiance 640, zhongtian 640, 中天640, 640 中天, lm640, 六四零",
  "light-960": "radiance 960, zhongtian 960, 中天960, 960 中天, lm960, 九六零",
  "light-1390": "radiance 1390, zhongtian 1390, 中天1390, 1390 中天, lm1390, 一三九零",
  "light-1610": "radiance 1610, zhongtian 1610, 中天1610, 1610 中天, lm1610, 一六一零",
};

export const seriesAliases: Readonly<Record<SeriesId, string>> = {
  morningLight:
    "aurora, aurora series, aurora range, aurora models, aurora machines, morning light, morning light series, morninglight, desktop series, desktop machines, desktop models, desktop range, desktop ones, desktop lasers, 晨光, 晨光系列, 晨光机型, 桌面系列, 桌面机, 桌面机型, 桌面的, 小机器, desktops, desktop machine, desk machines, table top machines, tabletop ones, the small ones, auroras, table machines, bench machines, 桌面那几台, 小的那几台, 桌面款, 台式的, 小的几台, 桌面级, small machines, smaller machines",
  zhongtian:
    "radiance, radiance series, radiance range, radiance models, radiance machines, radiance line, zhongtian, zhongtian series, floor standing, floor-standing, floor standing machines, floor models, floor machines, floor standing series, big machines, large machines, bigger machines, industrial machines, 中天, 中天系列, 中天机型, 落地系列, 落地机, 落地机型, 落地的, 大机器, 大机型, 工业机型, 工业机, floor ones, floor lasers, floor cutters, floor type, floor-standers, the big ones, big ones, the floor machines, standing machines, stand alone machines, floor standing ones, radiances, 落地那几台, 落地的那几台, 大的那几台, 落地款, 落地式, 大机, 大的几台",
};

/** More names of materials. Commas separate them. */
export const materialAliases: Readonly<Partial<Record<MaterialId, string>>> = {
  wood: "spruce, rosewood, ebony, mahogany, cedar, ash wood, teak, 云杉, 玫瑰木, 乌木, 桃花心木, 雪松, 柚木, 红木, 轻木, 巴沙木, woods, hardwood, softwood, pine, oak, maple, beech, cherry wood, balsa, wooden, lumber, plank, 松木, 橡木, 榉木, 枫木, 樟子松, 木料, 木制, 木, wooden sign, wooden signs, wooden box, wooden boxes, spoon, wooden spoons, chopping board, chopping boards, wood slices, wood slice, picture frame, picture frames, bookmarks wood, toothpicks, 木牌, 木盒, 木勺, 木梳, 木筷, 筷子, 木门, 木框, 木条, 木块, 木片, 木桌, 木椅, 木柜, 木碗, 木杯, 木质, 木艺, 木牌子, 木相框, 相框, 木徽章, 木挂件, 木盘, 砧板, 菜板",
  acrylic:
    "acrylics, plexi, pmma, lucite, perspex sheet, 压克力, 亚加力, 亚格力, 有机板, 亚克力片, 亚克力材料",
  paper:
    "牛皮纸袋, 牛皮纸盒, kraft paper, kraft paper bags, 宣纸, 牛皮纸, 铜版纸, 皱纹纸, papers, greeting cards, invitations, 纸类, 贺卡, paper boxes, paper bag, paper bags, bookmarks, bookmark, paper cups, envelopes, envelope, poster, posters, place cards, cake toppers paper, 纸盒, 纸牌, 纸杯, 纸袋, 名片, 书签, 信封, 海报",
  stone: "stones, headstone, gravestone, rock slab, 石料, 墓碑, gravestones, paving, pebbles stone, 石牌",
  fabric:
    "绒布, 棉麻, fabrics, textiles, clothes, t-shirt, t-shirts, garment, 织物, 布匹, 服装, t恤, 窗帘, hat, hats, cap, towel, towels, curtain, curtains, flag, flags, scarf, tote bag, tote bags, lace, tulle, chiffon, blanket, uniforms, 布袋, 布包, 布标, 布条, 毛巾, 帽子, 衣服, 丝巾, 围巾, 旗帜, 蕾丝, 校服",
  glass:
    "glasses, wine glass, wine glasses, pint glass, 玻璃制品, 玻璃板, vase, vases, glass vase, glass plate, glass plates, shot glass, shot glasses, window pane, 玻璃门, 花瓶, 玻璃片",
  metal:
    "metals, bare metal, raw metal, sheet metal, dog tag, dog tags, knife, knives, 五金, 金属件, 裸金属, 铁皮, 金属板材, 刀具, metal key, metal card, metal cards, metal business card, metal tag, metal tags, metal plate, metal plates, metal parts, spanner, wrench, watch case, watch cases, cutlery, scissors, 铁牌, 铁盒, 铁片, 钢片, 勺子, 钥匙, 手表, 表壳, 扳手, 剪刀, 金属牌, 金属名片, 铁件, 铁皮盒",
  aluminum:
    "aluminum sheet, aluminium sheet, alu, aluminium plate, aluminum plate, bare aluminium, bare aluminum, 铝材, 铝合金板, 裸铝, 铝片, laptop lid, macbook lid, aluminium case, aluminum case, 铝牌, 铝盒, 铝壳, 铝件",
  leather:
    "羊皮, 猪皮, 头层牛皮, 皮带, 钱包, 皮包, 皮夹, belts, belt, wallets, leather belts, leather belt, leather wallets, leathers, cowhide, leather hide, wallet, 皮子, 皮, 皮具, 头层皮, 真皮料, shoe, leather shoes, leather bag, leather bags, leather patch, leather patches, saddle, 皮牌, 皮套, 皮鞋, 皮标, 皮腰带",
};

/** More names of substances, by their ids. */
export const substanceAliases: Readonly<Record<string, string>> = {
  "faux-fur": "fake fur, fireproof fabric, flame retardant fabric, fire retardant fabric, 防火布",
  plywood: "三厘板, 五厘板, 九厘板, ply, baltic birch ply, 三合板, 五合板, 三夹板, 木夹板",
  basswood: "lime wood, basswood sheet, 椴木三合板",
  birch: "birch ply, birch plywood, baltic birch",
  mdf: "fibreboard, fiberboard, 密度板",
  "cast-acrylic": "cast sheet, cast perspex",
  "extruded-acrylic": "extruded sheet, extruded perspex",
  "mirror-acrylic":
    "plexi mirror, plexi mirror sheet, mirror plexi, mirror plexiglass, plexiglass mirror, 亚克力镜面, 镜面有机玻璃, 亚克力镜面板, mirror acryl, mirrored acrylic, acrylic mirror, mirror perspex, mirrored perspex, 镜面板",
  "two-layer-sheet":
    "two layer engraving, engraving laminate, engraver's plastic, two-ply plastic, rowmark, dual colour sheet, two colour sheet, two tone sheet",
  "nylon-fabric":
    "nylon webbing, nylon web, nylon strap, nylon straps, nylon strapping, nylon belt, nylon belts, 尼龙带, 尼龙织带, 尼龙面料, 尼龙绸",
  cardstock: "card stock, cardstock, construction paper",
  cardboard: "灰板纸, corrugated, corrugated cardboard, cardboard boxes, 纸板",
  "ceramic-tile": "tiles, ceramic, ceramics, ceramic mug, mug, mugs, porcelain, 瓷, 瓷器, 陶瓷片",
  marble: "marble slab",
  cotton: "cotton fabric, cotton t-shirt, canvas, 全棉, 帆布",
  polyester: "polyester fabric, fleece",
  felt: "wool felt, felt sheet",
  "wool-cloth":
    "wool, woollen, wool fabric, woollen cloth, wool coat, tweed, cashmere, 羊毛, 羊毛料, 羊绒布, 毛料",
  denim: "jeans",
  "drinking-glass":
    "wine glass, wine glasses, beer glass, pint glass, tumbler glass, whisky glass, whiskey glass, pint glasses, glass cup",
  "glass-bottle": "wine bottle, wine bottles, bottles, empty bottle, jar, jars, mason jar, 玻璃瓶, 玻璃罐",
  mirror: "mirrors, glass mirror",
  "stainless-steel": "stainless, inox, ss304, 不锈钢片, 不锈钢件, 不锈刚",
  "carbon-steel": "mild steel, steel plate, steel sheet, cast iron, 碳素钢, 铁片, 钢材",
  "tool-steel": "hardened steel",
  brass: "brass plate, brass plates, 铜牌",
  copper: "copper sheet, copper plate, 铜片",
  titanium: "titanium rings",
  gold: "gold ring, gold rings, platinum",
  silver: "silver ring, silver jewellery, silver jewelry, 银饰, 银戒指",
  "coated-metal":
    "painted steel, powder coated, powder-coated, powder coated tumbler, powder coated tumblers, yeti, stanley cup, painted metal, powder coated cups, coated tumblers, 喷粉杯, 喷漆件, 喷塑件, 烤漆",
  "anodised-aluminium":
    "anodised, anodized, anodised aluminum, anodized aluminium, anodised aluminum, anodized, 阳极氧化, 氧化铝",
  "vegetable-tanned-leather":
    "植鞣, 植鞣的, veg tan leather, veg-tan, veg tanned, vegetable tanned, vegtan, veg tanned leather",
  "chrome-tanned-leather":
    "铬鞣, 铬鞣的, chrome tan, chrome-tan, chrome tanned, chrome leather, chrome-tanned, chrome tan",
  rubber: "rubber stamp, rubber stamps, stamp rubber, rubber sheet, 橡皮章, 印章, 胶皮",
  silicone: "silicone wristbands, silicone sheet, silicon",
  eva: "eva foam, craft foam, yoga mat, yoga mats, foam mat, foam mats, puzzle mat, play mat, 瑜伽垫, 泡沫垫, 爬行垫",
  polypropylene:
    "pp sheet, polyprop, pp 片, coroplast, corflute, fluted plastic, corrugated plastic, 中空板, 万通板",
  pet: "petg, pet film, mylar",
  pom: "acetal, delrin, pom sheet",
  polyamide: "nylon, nylon sheet",
  polyimide: "kapton, kapton tape, pi film, polyimide film",
  tape: "masking tape, transfer tape, adhesive film, stickers, sticker paper, sticker",
  plastic: "plastics, plastic sheet, 塑料件",
  food: "biscuits, cookies, chocolate, cake, macarons, fruit",
  veneer: "木皮, 胡桃木皮, 橡木皮, 科技木皮, wood veneer, veneers, veneer sheets",
  "painted-wood":
    "painted door, painted door panels, painted boards, painted timber, old painted door, painted furniture, 有漆的木头, 旧门板, 旧漆木, 刷过漆的木头, 漆过的木板, 漆面木板, 刷漆木板, 油漆木板, 上漆的木板, 喷漆木板, 烤漆木板",
  cork: "cork sheet, cork coasters",
  bamboo:
    "bamboo cutting boards, bamboo board, 竹, bamboo, bamboo sheet, bamboo spoons, 竹牌, 竹筷, 竹片, 竹简, 竹勺, 竹杯, 竹木",
  slate: "slate coasters, slates",
  granite: "granite headstone",
  "galvanised-steel": "galvanized steel, galvanised, galvanized, galvanized sheet",
  "aluminium-foil": "tin foil, foil",
  "aluminium-composite": "dibond, acm, acp, composite panel, aluminum composite",
  lead: "pewter, tin",
  concrete: "cement",
};

/** More names of substances that must never go into a laser, by their ids. */
export const unsafeAliases: Readonly<Record<string, string>> = {
  pvc: "PVDC, CPVC, chlorinated pvc, polyvinylidene chloride, 聚偏二氯乙烯, 聚绿乙烯, 聚录乙烯, 聚氯已烯, uPVC, pvc pipe, pvc board, p.v.c, pvc card, pvc cards, pvc id cards, pvc plastic, plastic pipe, PVC 卡, PVC 管, PVC 片, 塑料管, 水管料, 桌垫, plastic cards, shower curtain, shower curtains, pool liner, garden hose, inflatable, inflatables, pvc pipes, 塑料卡, 浴帘, 充气玩具, 软玻璃",
  vinyl:
    "car wrap, car wraps, car wrapping film, wrap stickers, wrap film, sign vinyl, adhesive vinyl, vinyl stickers, vinyl sticker, siser, oracal, cricut vinyl, vinyl decals, vinyl wrap, vinyl flooring, vinyl records, 刻字膜, 即时贴, 车贴, 黑胶, 改色膜, 广告贴纸, 热转印膜, 地板革",
  neoprene:
    "polychloroprene, chlorinated rubber, wetsuit, wetsuits, wetsuit fabric, scuba fabric, 氯丁, 氯丁胶, 潜水服, 潜水布",
  "imitation-leather":
    "synthetic leather, leather pu, pu coated leather, bicast leather, bycast leather, PU的皮, 皮革PU, 合成皮, fake leather, pleather, vegan leather, faux leather, imitation lether, fake lether, pu lether, PU 皮, PU皮, pu皮革, 假皮, 人造皮, 人造皮革, 仿皮革, 皮革面料, 西皮, 革料, 仿真皮, synthetic suede",
  "pvc-foam-board":
    "foamex board, forex board, sintra board, foam pvc, pvc foam, 雪弗, 雪佛板, 雪弗版, 发泡板, 结皮板, 结皮发泡板, 雪佛",
  "coated-fabric":
    "tarp, tarps, tarpaulins, banner, banner material, awning, raincoat fabric, oil cloth, 喷绘布, 雨衣布, 防水布, 帐篷布",
  modacrylic: "仿皮草, 人造毛",
  abs: "acrylonitrile, acrylonitrile butadiene, abs plastic, abs 塑料, ABS 料, lego, legos, lego brick, lego bricks, keyboard caps abs, 乐高, 乐高积木",
  polycarbonate:
    "polycarb, poly carbonate, polycarbonat, lexan sheet, PC 料, 聚碳, PC板, pc耐力板, cd, dvd, cds, dvds, compact disc, compact discs, blu-ray, bulletproof glass, 光盘, 光碟, 防弹玻璃, 阳光板",
  hdpe: "milk jug, cutting board plastic, high density polyethylene, polyethylene, 聚乙烯, PE 板, PE板",
  "polystyrene-foam":
    "styrofoam, foamcore, foam core, polystyrene, packing foam block, 泡沫箱, 泡膜板, KT板, 聚苯板, 挤塑聚苯",
  "pu-foam":
    "foam rubber, upholstery foam, memory foam, sponge foam, mattress foam, 海绵垫, 记忆棉, 沙发海绵, 海棉",
  fibreglass: "fibre glass, fiber glass, glass fiber, g10, 玻璃钢板, 玻纤布",
  "carbon-fibre":
    "carbon fibre plate, carbon sheet, carbon fiber sheet, carbonfiber, carbonfibre, carbon plate, 碳纤维, 碳板, 碳纤板",
  ptfe: "teflon, 特氟龙板, 不粘锅涂层, 铁弗龙, non stick pan, nonstick pan, non-stick pan, nonstick coating, non stick coating, 不粘锅, 不沾锅",
  fr4: "pcb board, circuit boards, pcbs, pcb's, electronics board, 电路版, 线路版, PCB板",
  epoxy: "epoxy resin, resin, resin table, resin river, 树脂板, 树脂, 滴胶, 环氧",
  "flame-retardant":
    "flame retardant foam, fire retardant, fire rated, fire-rated board, flame retarded, 阻燃, 阻燃材料",
  "treated-wood":
    "treated timber, pressure treated, pressure-treated, treated lumber, decking, creosote, railway sleepers, 防腐木板, 炭化防腐, 碳化防腐木, 户外防腐",
  "lead-metal":
    "lead glaze, lead glazes, lead glazed, leaded glaze, leaded glazes, glazed with lead, glaze with lead, glaze containing lead, glaze contains lead, glaze that contains lead, lead in the glaze, lead in its glaze, lead paint, lead based paint, lead-based paint, 铅釉, 含铅釉, 含铅的釉, 含铅釉面, 釉里有铅, 釉里含铅, 釉含铅, 釉料含铅, 铅漆, 含铅漆, 含铅的漆, 含铅油漆",
  magnesium: "mg alloy, magnesium alloy",
  "pressure-glass":
    "unopened, unopened wine, unopened bottles, champagne, prosecco, sparkling wine, sparkling wine bottle, beer bottle, beer bottles, full bottle, full bottle of, fizzy, soda bottle, coke bottle, aerosol, pressure vessel, gas bottle, sealed bottle, full wine bottle, unopened bottle, 啤酒瓶, 啤酒, 汽水瓶, 汽水, 起泡酒, 香槟, 可乐瓶, 碳酸饮料, 气泡酒, 没开的酒, 未开封, 带气的",
  "tempered-glass":
    "toughened glass, tempered, toughened, phone screen protector, screen protector, car window, windscreen, windshield, shower door, shower glass, 钢化, 钢化膜, 淋浴房玻璃, 车玻璃, 挡风玻璃, 手机膜",
};
