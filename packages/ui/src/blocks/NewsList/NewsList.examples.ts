import { type FixturePicture, picture } from "../../fixtures/index.ts";
import { labels as shared } from "../../fixtures/labels.ts";
import type { ExampleLanguage, Examples } from "../../stories.ts";
import type { NewsListItem } from "./NewsList.data.ts";
import type { NewsListLabels } from "./NewsList.labels.ts";
import type { NewsListProps } from "./NewsList.tsx";

const photos: readonly FixturePicture[] = ["swatches", "desktop", "lamp", "coasters", "jewelry-box"];

interface Words {
  labels: NewsListLabels;
  title: string;
  lead: string;
  feed: string;
  author: string;
  types: readonly (readonly [value: string, label: string])[];
  subjects: readonly (readonly [title: string, profile: string])[];
  html: string;
  notice: string;
  failure: string;
  date: (day: Date) => string;
}

const dateIn = (language: string) => (day: Date) =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(day);

const words: Record<ExampleLanguage, Words> = {
  zh: {
    labels: {
      group: "按类别筛选",
      all: "全部",
      apply: "筛选",
      readMore: "阅读全文",
      loading: "正在加载新闻",
      needsScript: "浏览器没有开脚本，这里的列表没法加载。可以用下面的订阅地址看全部新闻。",
      retry: "重试",
      empty: { title: "还没有新闻", text: "第一篇发布后会出现在这里。" },
      shown: "{value} 篇，第 {index} 页，共 {count} 页",
      pagination: { navigation: "新闻分页", previous: "上一页", next: "下一页", page: "第 {page} 页" },
      close: "关闭",
      table: "表格",
      ...shared.zh.picture,
    },
    title: "新闻",
    lead: "新机型、展会、标准和我们试过的材料。",
    feed: "用阅读器订阅",
    author: "编辑部",
    types: [
      ["productDynamic", "产品动态"],
      ["company", "公司新闻"],
      ["technologyNews", "技术分享"],
      ["用户故事", "用户故事"],
    ],
    subjects: [
      ["先切一把切缝规", "同一张图换一张板就松了。切缝要在自己的机器上量，一把小规就够。"],
      ["晨光系列增加 RF 激光管型号", "光斑更细，小字和照片的边缘更清楚。"],
      ["镜片怎样擦才不伤", "棉签、无水乙醇、一个方向。"],
      ["十一月开放日", "带一块材料来，我们当场切。"],
    ],
    html: "<p>激光会带走一条材料，这一条叫切缝。</p><h2>画什么</h2><p>拿同一张板的边角料，画一排槽，每隔 <strong>0.05 mm</strong> 一格。</p><ul><li>先用卡尺量板厚。</li><li>再试哪一格合适。</li></ul>",
    notice: "没有找到这篇新闻，它可能已经撤下。",
    failure: "获取新闻数据失败",
    date: dateIn("zh-CN"),
  },
  en: {
    labels: {
      group: "Show one kind of news",
      all: "All",
      apply: "Show",
      readMore: "Read on",
      loading: "Loading the news",
      needsScript: "Without scripts this list cannot be loaded. The feed below has all the news.",
      retry: "Try again",
      empty: { title: "No news yet", text: "The first item will appear here." },
      shown: "{value} items, page {index} of {count}",
      pagination: {
        navigation: "Pages of the news",
        previous: "Previous page",
        next: "Next page",
        page: "Page {page}",
      },
      close: "Close",
      table: "Table",
      ...shared.en.picture,
    },
    title: "News",
    lead: "New models, fairs, standards, and materials we have tried.",
    feed: "Follow in a feed reader",
    author: "The editors",
    types: [
      ["productDynamic", "Products"],
      ["company", "Company"],
      ["technologyNews", "Technique"],
      ["User stories", "User stories"],
    ],
    subjects: [
      [
        "Cut a fit gauge first",
        "The same drawing, another sheet, and the joint is loose. One small gauge tells you your kerf.",
      ],
      [
        "The Aurora series gains a model with an RF tube",
        "A finer spot, for cleaner small letters and photographs.",
      ],
      ["How to wipe a lens without harm", "A cotton swab, anhydrous ethanol, one direction."],
      ["Open day in November", "Bring a piece of material and we will cut it while you watch."],
    ],
    html: "<p>A laser takes a strip of material with it. That strip is the kerf.</p><h2>What to draw</h2><p>Take an offcut of the same sheet and draw a row of slots, <strong>0.05 mm</strong> apart.</p><ul><li>Measure the sheet first.</li><li>Then try which slot fits.</li></ul>",
    notice: "This item was not found; it may have been taken down.",
    failure: "The news could not be loaded",
    date: dateIn("en-GB"),
  },
};

const item = ({ author, types, subjects, date }: Words, index: number): NewsListItem => {
  const [title = "", profile = ""] = subjects[index % subjects.length] ?? [];
  const [value = "", label = ""] = types[index % types.length] ?? [];
  const day = new Date(Date.UTC(2026, 10, 12 - 3 * index, 12));
  const photo = photos[index % (photos.length + 1)];
  return {
    id: `item-${index}`,
    title,
    author,
    date: { iso: day.toISOString(), text: date(day) },
    type: { value, label },
    profile,
    ...(photo && { photo: picture(photo, "").src }),
    href: `?item=item-${index}`,
  };
};

function variants(language: ExampleLanguage) {
  const { labels, title, lead, feed, html, notice, failure } = words[language];
  const many = (count: number) => Array.from({ length: count }, (_, index) => item(words[language], index));
  const base = {
    title,
    lead,
    labels,
    feed: { label: feed, href: "#feed" },
    article: { html },
  } satisfies NewsListProps;
  const [first] = many(1);
  const longText = (text: string) => `${text}${language === "en" ? " " : ""}`.repeat(5);
  return {
    default: { ...base, items: many(7) },
    loading: base,
    failed: { ...base, failure },
    empty: { ...base, items: [] },
    one: { ...base, items: many(1) },
    fullPage: { ...base, items: many(6) },
    manyPages: { ...base, items: many(200), tone: "surface" },
    notFound: { ...base, items: many(2), notice },
    articleFailed: { ...base, items: many(2), article: { failure } },
    longText: {
      ...base,
      items: first
        ? [{ ...first, title: longText(first.title), profile: longText(first.profile) }, ...many(3).slice(1)]
        : [],
    },
  } as const satisfies Record<string, NewsListProps>;
}

export const examples = { zh: variants("zh"), en: variants("en") } satisfies Examples<NewsListProps>;
