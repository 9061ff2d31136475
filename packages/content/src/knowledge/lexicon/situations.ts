/**
 * Words of a buyer's situation, for each answer of the product finder ("Which machine fits?"): the question and the value of the
 * option in `products/finder.ts`. Materials are found by their own names.
 */
export const situations: Readonly<Record<string, string>> = {
  "material=wood":
    "wood, wooden, timber, plywood, mdf, basswood, balsa, coasters, puzzles, jigsaw, jigsaws, furniture, toys, ornaments, christmas ornaments, cabinet, cabinets, models for architects, architecture models, model making, architectural models, laser cut models, 木头, 木材, 木板, 木制品, 木工, 拼图, 玩具, 家具, 建筑模型, 模型, 积木, 杯垫, 木工坊, 木雕, wooden toys, wooden keyrings, wood signs, wooden boxes, veneer inlay, dollhouse, model ships, wooden puzzles, 木牌, 木盒, 木制玩具, 木质, 竹制品, 筷子, 木工艺品, 榫卯",
  "material=acrylic":
    "acrylic, perspex, plexiglass, acrylic letters, keyrings, keychains, display stands, displays, awards, trophies, lamps, night lights, signs, sign shop, signage, letters, 亚克力, 有机玻璃, 亚克力字, 展示架, 奖牌, 钥匙扣, 灯, 标识, 标牌, 招牌, 广告字, 广告, 发光字, 广告公司, 广告店, key chains, keychain, light boxes, plastic signs acrylic, cake toppers, led signs, name badges, badges, 亚克力牌, 立牌, 灯牌, 胸牌, 摆件",
  "material=paper":
    "paper, card, cardboard, invitations, wedding invitations, greeting cards, papercraft, packaging, 纸, 卡纸, 请柬, 贺卡, 纸雕, 包装, 纸张, 剪纸",
  "material=textile":
    "costume, costumes, fabric, cloth, textile, textiles, felt, leather, leather goods, wallets, belts, patches, clothing, garments, fashion, denim, upholstery, curtains, quilting, handbags, saddlery, 布, 布料, 面料, 皮革, 皮具, 钱包, 皮带, 服装, 牛仔, 窗帘, 真皮, 毛毡, 箱包, 家纺, 沙发布, 软包, 沙发, 布艺, shoes, bags, hats, uniforms, sportswear, flags, carpets fabric, lace, saddles, 鞋, 包包, 帽子, 校服, 运动服, 旗帜, 蕾丝, 地毯, 汽车坐垫",
  "material=glass":
    "glass, glasses, glassware, wine glasses, stone, slate, granite, marble, tiles, headstones, memorials, 玻璃, 玻璃杯, 酒杯, 石材, 石头, 墓碑, 石碑, 瓷砖",
  "material=coatedMetal":
    "anodised, anodized, anodised aluminium, painted metal, powder coated, powder-coated, coated metal, tumblers, yeti, 阳极氧化, 喷漆, 喷粉, 烤漆, 有涂层",
  "material=metal":
    "metal, steel, stainless, stainless steel, aluminium, aluminum, brass, copper, titanium, dog tags, nameplates, name plates, data plates, tools, knives, knife, jewellery, jewelry, rings, bearings, serial numbers, machine parts, metal parts, metal tags, key tags, firearms, surgical instruments, medical instruments, part marking, traceability, metal business cards, 金属, 不锈钢, 铝, 铜, 钛, 黄金, 银饰, 首饰, 铭牌, 刀具, 工具, 戒指, 轴承, 序列号, 零件打码, 五金, 刀, 金属牌, 吊牌, 医疗器械, 金属件, 五金件, 五金厂, 打码, name tags metal, engraved tags, silver, gold, wedding rings, watches, keys, scissors, spoons, medical tools, screws, moulds, molds, gears, serial plates, 婚戒, 手镯, 项链, 手表, 钥匙, 勺子, 剪刀, 模具, 齿轮, 螺丝, 机加工件, 汽配",
  "place=desk":
    "birthday present, christmas present, as a present, present for, gift for my, for my son, for my daughter, for my kid, for my husband, for my dad, 生日礼物, 送儿子, 送女儿, 送孩子, 送老公, 给儿子, 给孩子买, 喜欢做手工, desk, desktop, table top, tabletop, bench, home, at home, apartment, bedroom, spare room, hobby, hobbyist, small space, kitchen table, flat, portable, 桌面, 桌上, 桌子上, 家里, 家用, 在家, 爱好, 小空间, 公寓, 卧室, 阳台, 书房, 地方小, 地方不大, 个人, diy, on my desk, on a desk, on the desk, on a table, dorm, living room, kids room, attic, spare bedroom, small flat, 宿舍, 客厅, 出租屋, 摆桌上, 放桌上, 放家里, 小房间",
  "place=room":
    "classroom, school, schools, studio, makerspace, library, office, teaching, students, pupils, kids, university, college, lab, education, 教室, 学校, 工作室, 创客, 创客空间, 图书馆, 办公室, 教学, 学生, 大学, 实验室, 课堂, 中学, 小学, 职校, 上课, classroom use, tech class, workshop class, art room, art class, primary school, secondary school, high school, maker club, club, museum, cafe, gift shop, small shop, shop corner, kindergarten, training room, community centre, vocational school, 社团, 实训室, 培训班, 小店, 文创店, 礼品店, 咖啡店, 商场, 幼儿园, 高中, 初中, 技校, 美术室",
  "place=workshop":
    "all day, whole day, round the clock, in series, thousands a day, hundreds a day, per shift, 整天, 一整天, 每天几百, 每天上千, 一天几百, 一天上千, workshop, factory, warehouse, plant, production, production line, industrial, garage, batch, mass production, shop floor, 车间, 工厂, 厂房, 仓库, 生产, 量产, 批量, 车库, 流水线, 作坊, 厂里, small factory, industrial hall, all day long, two shifts, three shifts, contract manufacturer, job shop, sign factory, furniture factory, garment factory, 小厂, 厂子里, 加工厂, 服装厂, 家具厂, 广告厂, 两班倒, 三班倒, 生产线, 代工, 加工店",
  "thickness=mark":
    "only engrave, engrave only, engraving only, just engraving, just engrave, only mark, marking only, dont need to cut, no cutting, 只刻, 只雕, 只雕刻, 不切, 只打标, 不用切, 只刻字",
  "size=1600x1000":
    "very large, huge, carpets, screens, large panels, roll of fabric, fabric rolls, large fabric, 屏风, 特别大, 超大, 大幅面, 大件, 整卷",
  "size=1300x900":
    "large sheets, big sheets, big panels, large signs, display boards, door panels, 展板, 大板, 大尺寸, 大号",
  "size=900x600": "cabinet doors, cabinet door, 柜门",
  "size=150x100": "small parts, small items, tiny parts, 小件, 小零件, 小东西, 小物件",
};
