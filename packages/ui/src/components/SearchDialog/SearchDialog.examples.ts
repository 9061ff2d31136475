import type { ExampleLanguage, Examples } from "../../stories.ts";
import type { SearchDialogProps } from "./SearchDialog.tsx";
import type { SearchText } from "./SearchDialog.types.ts";

interface Example
  extends Pick<
    SearchDialogProps,
    "groups" | "headingLevel" | "labels" | "status" | "defaultValue" | "loading"
  > {
  /** Text of the button that opens the dialog. The story renders the button. */
  openLabel: string;
  /** Text shown while there are no results. */
  nothing: string;
}

interface Words {
  openLabel: string;
  labels: SearchDialogProps["labels"];
  words: string;
  found: string;
  nothingFound: string;
  nothing: string;
  kinds: readonly [material: string, question: string];
  place: string;
  material: { title: string; excerpt: string };
  question: { title: string; excerpt: string };
  other: { title: string; excerpt: string };
}

/** Splits a text into pieces and marks each piece that matches the words. */
function mark(text: string, words: string): SearchText {
  const pieces = text.split(new RegExp(`(${words})`, "iu")).filter(Boolean);
  return pieces.map((piece) => ({ text: piece, hit: piece.toLowerCase() === words.toLowerCase() }));
}

function variants(language: ExampleLanguage, text: Words) {
  const home = language === "zh" ? "" : "/en";
  const result = (id: string, href: string, { title, excerpt }: Words["material"], times = 1) => ({
    id,
    href: home + href,
    title: mark(title.repeat(times), text.words),
    excerpt: mark(`${excerpt}${language === "en" ? " " : ""}`.repeat(times).trim(), text.words),
  });
  const groups = (times: number) => [
    {
      id: "material",
      label: text.kinds[0],
      results: [
        result("acrylic", "/materials/acrylic", text.material, times),
        { ...result("mirror", "/materials?check=mirror-acrylic", text.other, times), place: text.place },
      ],
    },
    {
      id: "question",
      label: text.kinds[1],
      results: [result("cast", "/support/faq#cast", text.question, times)],
    },
  ];
  const base = {
    groups: groups(1),
    headingLevel: 2,
    labels: text.labels,
    status: text.found,
    defaultValue: text.words,
    openLabel: text.openLabel,
    nothing: text.nothing,
  } as const satisfies Example;
  return {
    default: base,
    nothingFound: { ...base, groups: [], status: text.nothingFound, defaultValue: "qwerty" },
    loading: { ...base, groups: [], status: "", loading: true },
    longText: { ...base, groups: groups(8) },
  } as const satisfies Record<string, Example>;
}

export const examples = {
  zh: variants("zh", {
    openLabel: "搜索",
    labels: {
      title: "搜索",
      close: "关闭",
      field: "要找什么",
      placeholder: "例如：亚克力",
      results: "搜索结果",
      loading: "正在载入搜索",
      keys: "↑ ↓ 选择，回车打开，Esc 关闭",
    },
    words: "亚克力",
    found: "找到 3 条",
    nothingFound: "没有找到",
    nothing: "换一个词，或者问我们。",
    kinds: ["材料", "常见问题"],
    place: "材料",
    material: { title: "激光切割亚克力", excerpt: "浇铸亚克力雕刻发白，挤出亚克力切边更亮。" },
    question: { title: "浇铸和挤出怎么分？", excerpt: "看保护膜上的字，或者切一小块亚克力看断面。" },
    other: { title: "镜面亚克力", excerpt: "从背面切，膜朝下。" },
  }),
  en: variants("en", {
    openLabel: "Search",
    labels: {
      title: "Search",
      close: "Close",
      field: "What to look for",
      placeholder: "For example: acrylic",
      results: "Results",
      loading: "Loading the search",
      keys: "↑ ↓ to choose, Enter to open, Esc to close",
    },
    words: "acrylic",
    found: "3 found",
    nothingFound: "Nothing found",
    nothing: "Try another word, or ask us.",
    kinds: ["Materials", "Questions"],
    place: "Materials",
    material: {
      title: "Laser cutting acrylic",
      excerpt: "Cast acrylic frosts white when engraved; extruded acrylic cuts with a brighter edge.",
    },
    question: {
      title: "Is my sheet cast or extruded?",
      excerpt: "Read the print on the film, or cut a small piece of the acrylic and look at its edge.",
    },
    other: { title: "Mirror acrylic", excerpt: "Cut it from the back, with the film below." },
  }),
} satisfies Examples<Example>;
