import type { ErrorMessageKey } from "@lightmaker/api/contract";
import type { FooterGroup, LinkData } from "@lightmaker/ui";
import { msg } from "@lingui/core/macro";
import { type Authored, address, link, verbatim, type Words } from "./authoring.ts";
import { brand } from "./brand.ts";
import { productModels } from "./products/models/index.ts";
import { plateWithBed } from "./products/plate.ts";
import { thumbnail } from "./products/thumbnail.ts";
import { type Resolution, resolveData, resolveWords } from "./resolve.ts";
import { type PageId, pagePath } from "./routes.ts";
import type { SearchKind } from "./search.ts";

/** Names of pages in menus, breadcrumbs and the footer. */
export const pageNames = {
  home: msg`首页`,
  products: msg`产品`,
  morningLight: msg`晨光系列`,
  zhongtian: msg`中天系列`,
  accessories: msg`配件`,
  applications: msg`应用`,
  education: msg`教育`,
  creative: msg`创意设计`,
  art: msg`艺术`,
  medical: msg`医疗`,
  electronics: msg`电子`,
  architecture: msg`建筑模型`,
  materials: msg`材料`,
  wood: msg`木材`,
  acrylic: msg`亚克力`,
  paper: msg`纸张`,
  stone: msg`石材`,
  fabric: msg`布料`,
  glass: msg`玻璃`,
  metal: msg`金属`,
  aluminum: msg`铝`,
  leather: msg`皮革`,
  support: msg`支持`,
  software: msg`软件`,
  machine: msg`型号查询`,
  downloads: msg`下载`,
  faq: msg`常见问题`,
  specifications: msg`规格参数`,
  warranty: msg`保修说明`,
  maintenance: msg`保养指南`,
  safety: msg`安全指南`,
  settings: msg`加工参数`,
  drawingCheck: msg`查图纸`,
  room: msg`量场地`,
  about: msg`关于`,
  company: msg`公司介绍`,
  service: msg`服务`,
  sample: msg`申请打样`,
  finance: msg`分期购机`,
  news: msg`新闻`,
  contact: msg`联系`,
  contactus: msg`联系我们`,
  partner: msg`合作`,
  privacy: msg`隐私说明`,
  terms: msg`使用条款`,
} as const satisfies Partial<Record<PageId, Words>>;

/** Names of pages that only the page above them links to. They stand in breadcrumbs, but not in the footer. */
const namesBelow = {
  settingsLight530: msg`Light 530 的切割参数`,
  settingsLight530Rf: msg`Light 530 RF 的切割参数`,
  settingsLight640: msg`Light 640 的切割参数`,
  settingsLight960: msg`Light 960 的切割参数`,
  settingsLight1390: msg`Light 1390 的切割参数`,
  settingsLight1610: msg`Light 1610 的切割参数`,
  settingsWood: msg`木材的切割参数`,
  settingsAcrylic: msg`亚克力的切割参数`,
} as const satisfies Partial<Record<PageId, Words>>;

type NamedPage = keyof typeof pageNames;

interface Group {
  readonly page: NamedPage;
  readonly pages: readonly NamedPage[];
}

/** The site's six groups, in the order of the menu and the footer. */
export const groups: readonly Group[] = [
  { page: "products", pages: ["morningLight", "zhongtian", "accessories"] },
  { page: "applications", pages: ["education", "creative", "art", "medical", "electronics", "architecture"] },
  {
    page: "materials",
    pages: ["wood", "acrylic", "paper", "stone", "fabric", "glass", "metal", "aluminum", "leather"],
  },
  { page: "support", pages: ["software", "machine", "downloads", "faq", "specifications"] },
  { page: "about", pages: ["company", "service", "sample", "finance", "news"] },
  { page: "contact", pages: ["contactus", "partner"] },
];

/** Pages linked only from the footer: help for owners of a machine. */
const footerOnly: Partial<Record<NamedPage, readonly NamedPage[]>> = {
  support: ["room", "drawingCheck", "settings", "warranty", "maintenance", "safety"],
};

/** Pages above those of `namesBelow`. */
const parents: Readonly<Partial<Record<PageId, NamedPage>>> = Object.fromEntries(
  Object.keys(namesBelow).map((page) => [page, "settings"]),
);

/** Returns a page's name in menus and breadcrumbs; undefined for the result pages of forms, which are in neither. */
export const nameOf = (page: PageId): Words | undefined =>
  (({ ...pageNames, ...namesBelow }) as Partial<Record<PageId, Words>>)[page];

/**
 * Returns the pages above a page, from the head page of its group in the menu or the footer down to its parent. Head
 * pages and pages outside the groups have none.
 */
export function ancestorsOf(page: PageId): readonly PageId[] {
  const parent = parents[page];
  if (parent) return [...ancestorsOf(parent), parent];
  const group = groups.find(({ page: head, pages }) =>
    [...pages, ...(footerOnly[head] ?? [])].some((each) => each === page),
  );
  return group ? [group.page] : [];
}

const named = (page: NamedPage): Authored<LinkData> => link(page, pageNames[page]);

/** Target of an unknown label (specification, section 2, "Footer"). */
const nowhere = "#";

/**
 * Returns the footer link for a label. The labels are those above, or others from an imported menu.
 * @returns link to the page of that name in this language, or `#` if there is none
 */
export function linkByLabel(label: string, resolution: Resolution): LinkData {
  const page = (Object.keys(pageNames) as NamedPage[]).find(
    (id) => resolveWords(pageNames[id], resolution) === label.trim(),
  );
  return { label, href: page ? pagePath(page, resolution.language) : nowhere };
}

const { name, rightsYears } = brand;
/** Placeholder, filled in by the browser once per entry of the menu. */
const label = "{label}";

interface LabelledGroup {
  readonly title: string;
  readonly labels: readonly string[];
}

/** Returns the footer's groups with a link for each label. */
export const footerGroups = (labelled: readonly LabelledGroup[], resolution: Resolution): FooterGroup[] =>
  labelled.map(({ title, labels }) => ({
    title,
    links: labels.map((label) => linkByLabel(label, resolution)),
  }));

/** Address of the factory, which stands on the documents too. */
export const makersAddress = msg`示例省示例市示例路 1 号`;

/** Contact details and addresses of the maker. */
export const contactLines = [
  { label: msg`销售`, value: verbatim(brand.salesPhone), href: verbatim(`tel:${brand.salesPhone}`) },
  { label: msg`售后`, value: verbatim(brand.servicePhone), href: verbatim(`tel:${brand.servicePhone}`) },
  { label: msg`邮箱`, value: verbatim(brand.email), href: verbatim(`mailto:${brand.email}`) },
  { label: msg`生产地址`, value: makersAddress },
  { label: msg`研发地址`, value: msg`示例省示例市示例大道 2 号` },
];

/** Hours in which the phone is answered. */
export const phoneHours = msg`周一至周五，9:00 至 18:00（北京时间）`;

/** Placeholder for the search words, filled in by the browser. */
const typed = "{value}";

/** Suggested pages, shown when nothing has been searched for or nothing was found. */
const popular = ["products", "materials", "faq", "specifications", "sample"] as const;

/** Texts of the search over all pages. Results are grouped by kind. */
const search = {
  /** Target of the search button until the search is loaded. */
  fallback: named("support"),
  popular: popular.map(named),
  ask: link("contactus", msg`问我们`, `?about=${typed}`),
  kinds: {
    product: pageNames.products,
    material: pageNames.materials,
    application: pageNames.applications,
    specification: pageNames.specifications,
    question: pageNames.faq,
    file: msg`文件`,
    support: pageNames.support,
    news: pageNames.news,
    company: pageNames.about,
  } satisfies Record<SearchKind | "news", Words>,
  labels: {
    open: msg`搜索`,
    title: msg`搜索全站`,
    close: msg`关闭搜索`,
    field: msg`要找的词`,
    placeholder: msg`机型、材料、问题`,
    results: msg`搜索结果`,
    loading: msg`正在载入搜索`,
    keys: msg`↑ ↓ 选择，回车打开，Esc 关闭`,
    found: msg`找到 {count} 条`,
    popular: msg`常用页面`,
    nothing: msg`没有找到“{value}”`,
    advice: msg`换个说法，或者只留一两个词再试。也可以直接问我们。`,
    failed: msg`搜索没有载入`,
    failedAdvice: msg`请检查网络后再试。下面这些页面照常能打开。`,
    retry: msg`再试一次`,
  },
};

const authoredShell = {
  search,
  skipLink: msg`跳到正文`,
  nav: groups.map(({ page, pages }) => ({
    link: named(page),
    items: pages.map(named),
    ...(page === "products" && {
      products: productModels.map((model) => ({
        href: address(model.series, `?model=${model.slug}`),
        plate: plateWithBed(model),
        picture: { ...thumbnail(model), alt: verbatim("") },
      })),
    }),
  })),
  sampleLink: named("sample"),
  footer: {
    groups: groups.map(({ page, pages }) => ({
      title: pageNames[page],
      labels: [page, ...pages, ...(footerOnly[page] ?? [])].map((id) => pageNames[id]),
    })),
    contacts: contactLines,
    legal: [named("privacy"), named("terms")],
    rights: msg`© ${rightsYears} ${name} 保留所有权利`,
    filing: { label: verbatim(brand.filing) },
  },
  labels: {
    header: {
      home: msg`${name} 首页`,
      navigation: msg`主导航`,
      submenu: msg`${label}的子菜单`,
      toggle: msg`菜单`,
    },
    footer: { navigation: msg`页脚导航`, language: msg`页脚里的语言` },
    language: msg`语言`,
    theme: { group: msg`外观`, system: msg`跟随系统`, light: msg`浅色`, dark: msg`深色` },
    chat: { open: msg`在线咨询`, unread: msg`在线咨询，有新回复` },
    breadcrumbs: { navigation: msg`当前位置` },
    imageError: msg`图片加载失败`,
    form: {
      summary: msg`还有几处要改`,
      trap: msg`请不要填写这一栏`,
      needsScript: msg`这张表单需要启用 JavaScript。没有启用时，请直接到“联系我们”页留言。`,
      messages: {
        "request.invalid": msg`有内容没有填对，请检查后再提交。`,
        "request.tooLarge": msg`填写的内容太长了，请删短一些。`,
        "request.tooMany": msg`提交得太频繁了，请过一会儿再试。`,
        "request.timeout": msg`传得太慢，中途断了，请再试一次。`,
        "server.busy": msg`现在太忙，没有收下，请稍后再试。`,
        "server.maintenance": msg`网站正在维护，没有收下，请过一会儿再试。`,
        "server.failed": msg`我们这边出了错，没有收下，请稍后再试。`,
        "file.missing": msg`没有收到文件，请重新选择。`,
        "file.tooMany": msg`一次只能传一个文件。`,
        "file.gone": msg`上传的文件已经不在服务器上了，请重新选择文件，再提交一次。填好的内容都还在。`,
        "file.noRoom": msg`暂时收不了文件。可以先不附文件提交，或者过一会儿再试。`,
        "file.harmful": msg`这个文件没有通过安全检查，没有收下。请换一个文件，或者不附文件提交。`,
        "file.tooLarge": msg`文件大小不能超过 10MB`,
        "file.typeRefused": msg`文件内容和它的格式对不上，请换一个文件。`,
      } satisfies { [Key in ErrorMessageKey]?: Words },
    },
    video: {
      play: msg`播放`,
      pause: msg`暂停`,
      loading: msg`视频加载中`,
      error: msg`视频无法播放`,
    },
    carousel: {
      carousel: msg`轮播`,
      previous: msg`上一张`,
      next: msg`下一张`,
      pause: msg`暂停轮播`,
      play: msg`开始轮播`,
      goTo: msg`转到第 {index} 张`,
      slideOf: msg`第 {index} 张，共 {count} 张`,
    },
    pager: {
      previous: msg`上一页`,
      next: msg`下一页`,
      goTo: msg`转到第 {index} 页`,
      pageOf: msg`第 {index} 页，共 {count} 页`,
    },
    specs: {
      units: msg`单位`,
      metric: msg`毫米`,
      imperial: msg`英寸`,
      about: msg`约 {value}`,
      imperialUnits: {
        in: msg`英寸`,
        ft: msg`英尺`,
        "in/s": msg`英寸/秒`,
        lb: msg`磅`,
        gal: msg`美制加仑`,
        "gal/h": msg`美制加仑/小时`,
        "ft³/min": msg`立方英尺/分`,
        psi: verbatim("psi"),
        "°F": verbatim("°F"),
      },
    },
    compare: {
      choose: msg`请选择两到四款`,
      place: msg`第 {index} 款`,
      differencesOnly: msg`只看不同`,
      noDifferences: msg`选中的几款，这些参数都相同。`,
      notApplicable: msg`不适用`,
    },
    downloads: {
      version: msg`版本`,
      date: msg`日期`,
      size: msg`大小`,
      system: msg`格式`,
      changes: msg`更新内容`,
      download: msg`下载文件`,
      downloadFile: msg`下载文件 {name}`,
      missing: msg`发邮件索取，我们把对应的一版发给您。`,
      sha256: verbatim("SHA-256"),
      copy: msg`复制`,
      copyOf: msg`复制 {name} 的校验值`,
      copied: msg`已复制`,
      copyFailed: msg`浏览器没有允许复制，请点选后手动复制`,
    },
  },
  error: {
    title: msg`页面出了问题`,
    text: msg`我们没能显示这一页。刷新试试；还是不行，请从首页重新开始，或者打电话给我们。`,
    reload: msg`刷新页面`,
    chunk: {
      title: msg`这一页没有载入完整`,
      text: msg`这一页有一部分没有载入，可能是网站刚更新过。刷新一下就好，填过的内容会留着。`,
    },
    offline: {
      title: msg`没有连上网络`,
      text: msg`这一页还没有看过，要连上网络才能打开。看过的页面没有网络也能看。`,
    },
  },
};

/** Everything around the pages in one language: menu, footer, and all labels of components. */
export type Shell = ReturnType<typeof resolveShell>;

export function resolveShell(resolution: Resolution) {
  const { nav, footer, ...shell } = resolveData(authoredShell, resolution);
  return {
    ...shell,
    footer: { ...footer, groups: footerGroups(footer.groups, resolution) },
    nav: nav.map(({ link, ...entry }) => ({ ...link, ...entry })),
  };
}

/** Offer of a page in another language, worded in that language. */
export type LanguageOffer = ReturnType<typeof resolveOffer>;

/** @param resolution resolution of the offered language */
export const resolveOffer = (resolution: Resolution) => ({
  language: resolution.language,
  ...resolveData(
    {
      label: msg`语言建议`,
      text: msg`这个页面有中文版。`,
      accept: msg`看中文版`,
      close: msg`不用了`,
    },
    resolution,
  ),
});

/**
 * Notices that work without scripts: the server shows one while the site is closed, the service worker shows the other
 * when the browser is offline.
 */
const notices = {
  maintenance: {
    title: msg`网站正在维护`,
    text: msg`我们正在更新网站，过一会儿就回来。急事请打电话或发邮件。`,
  },
  offline: authoredShell.error.offline,
};

type NoticeId = keyof typeof notices;

/** @throws Error when there is no notice of that name */
export function resolveNotice(id: string, resolution: Resolution) {
  if (!Object.hasOwn(notices, id)) throw new Error(`There is no notice "${id}"; see notices in shell.ts.`);
  const { title, text } = resolveData(notices[id as NoticeId], resolution);
  return {
    title,
    pageTitle: title + brand.titleSuffix,
    text,
    contacts: resolveData(contactLines, resolution),
  };
}
