/** Patterns that recognise statements about a danger, per language. */
interface Topic {
  readonly title: string;
  readonly zh: RegExp;
  readonly en: RegExp;
}

/** Topics of the table of safety statements (`npm run safety -w @lightmaker/content`). */
export const safetyTopics = {
  goggles: { title: "Goggles", zh: /护目镜|防护镜|墨镜/u, en: /goggles|sunglasses|eye protection/i },
  beam: {
    title: "Beam, reflections and class",
    zh: /反射|反光|直视|盯着光|盯光点|看不见|伤眼|第 4 类|4 类|1 类|60825|7247|激光类别/u,
    en: /reflection|stare|invisible|retina|injure|class [14]|60825|7247|laser class/i,
  },
  lid: {
    title: "Lid, guards and interlocks",
    zh: /上盖|开盖|合盖|掀盖|护板|联锁/u,
    en: /\blid\b|\bcover\b|guards?\b|interlock/i,
  },
  passThrough: {
    title: "Boards through the back door",
    zh: /后门|挡板|穿板|送料|长板/u,
    en: /back door|\b(?:the|its) shields?\b|both shields|every shield|a shield is|shields closed|shield closed|interlocked shield|doors,? (?:and )?shields|door, a shield|pass-through|long boards?|longer boards?/i,
  },
  unattended: {
    title: "Never unattended",
    zh: /不离人|不走开|走开|离开|旁边就有人|人就在旁边|人在旁边|人守|看着它|没人看/u,
    en: /unattended|stays? beside|somebody (?:is |stays )?beside|never leave|watch it|leave a running/i,
  },
  fire: {
    title: "Fire and extinguishers",
    zh: /着火|起火|火苗|明火|灭火器|火警|冒火|会着|易燃|干砂/u,
    en: /\bfire\b|fires\b|flames?\b|extinguisher|\bburns?\b|burning/i,
  },
  stop: {
    title: "Emergency stop",
    zh: /急停|停机按钮|立刻停机/u,
    en: /emergency stop|stop button|stop it at once/i,
  },
  electricity: {
    title: "High voltage and mains",
    zh: /高压|地线|断电|上万伏|市电|变压器/u,
    en: /voltage|earth|power off|power-off|mains power|transformer|unplug/i,
  },
  chlorine: {
    title: "PVC, vinyl and chlorine",
    zh: /PVC|乙烯基|氯化氢|含氯|仿皮|人造革/u,
    en: /PVC|vinyl|hydrogen chloride|chlorin|imitation leather/i,
  },
  fluorine: { title: "Fluorine", zh: /氟|PTFE/u, en: /fluor|PTFE|PVDF|hydrogen fluoride/i },
  plastics: {
    title: "Plastics that burn or poison",
    zh: /ABS|聚碳酸酯|聚苯乙烯|HDPE|泡沫|海绵|珍珠棉|环氧|FR-4|不明的塑料|SDS|安全技术说明书/u,
    en: /\bABS\b|polycarbonate|polystyrene|HDPE|foam|epoxy|FR-4|unknown plastic|data sheet/i,
  },
  chromium: { title: "Chromium in leather", zh: /铬鞣|六价铬/u, en: /chrome-tanned|chromium\(VI\)/i },
  metals: {
    title: "Metal dust, beryllium, magnesium, zinc",
    zh: /铍|镁|铝粉|钛粉|金属粉|锌烟|含铅/u,
    en: /beryllium|magnesium|metal dust|aluminium dust|titanium dust|zinc fume|lead fume/i,
  },
  glass: {
    title: "Glass under pressure or tension",
    zh: /承压|有压力|钢化|气泡酒|耐压|玻璃屑/u,
    en: /pressuri[sz]ed|pressure glass|toughened|tempered|glass dust|splinters/i,
  },
  fumes: {
    title: "Fumes and extraction",
    zh: /排风|净化器|烟雾|激光烟|抽烟|吸口|滤芯/u,
    en: /extraction|extract\b|purifier|fumes?\b|nozzle|filter/i,
  },
  water: {
    title: "Cooling water",
    zh: /水在流|水流|冷却水|水冷/u,
    en: /water flow|flowing|coolant|water-cooled|no flow/i,
  },
} as const satisfies Record<string, Topic>;
