import { createElement } from "react";
import type { Picture } from "../../data.ts";
import { alt } from "../../fixtures/alt.ts";
import { picture } from "../../fixtures/index.ts";
import { labels } from "../../fixtures/labels.ts";
import { AlertIcon } from "../../icons/alert.ts";
import { DocumentIcon } from "../../icons/document.ts";
import { SearchIcon } from "../../icons/search.ts";
import type { ExampleLanguage, Examples } from "../../stories.ts";
import type { EmptyStateProps } from "./EmptyState.tsx";

interface Example extends Pick<EmptyStateProps, "title" | "headingLevel" | "icon" | "children"> {
  /** Text of the action button. The story renders the button. */
  actionLabel?: string;
  /** Picture that the story shows with `Image`. */
  image?: Picture;
  imageError?: string;
}

interface Words {
  title: string;
  children: string;
  actionLabel: string;
}

const variants = (
  language: ExampleLanguage,
  text: { filtered: Words; failed: Words; none: Omit<Words, "actionLabel">; longTitle: string; long: string },
) =>
  ({
    default: { ...text.filtered, headingLevel: 2, icon: createElement(SearchIcon, { size: "l" }) },
    failed: { ...text.failed, headingLevel: 2, icon: createElement(AlertIcon, { size: "l" }) },
    withPicture: {
      ...text.filtered,
      headingLevel: 2,
      image: picture("swatches", alt[language].swatches),
      imageError: labels[language].picture.imageError,
    },
    withoutAction: { ...text.none, headingLevel: 3, icon: createElement(DocumentIcon, { size: "l" }) },
    longText: {
      ...text.failed,
      title: text.longTitle,
      children: text.long,
      headingLevel: 2,
      icon: createElement(AlertIcon, { size: "l" }),
    },
  }) as const satisfies Record<string, Example>;

export const examples = {
  zh: variants("zh", {
    filtered: {
      title: "这一类还没有新闻",
      children: "换一个类别，或者看全部新闻。",
      actionLabel: "看全部新闻",
    },
    failed: {
      title: "新闻没有加载出来",
      children: "请检查网络后再试一次。",
      actionLabel: "重新加载",
    },
    longTitle: "技术分享、产品动态、公司新闻和行业信息这四类里，都没有找到与“氩气保护”有关的内容",
    none: { title: "暂无下载", children: "资料整理好后会放在这里。" },
    long: "请检查网络后再试一次；如果一直加载不出来，请打电话给我们，或者在联系页面留言，我们把您要的资料直接发给您。".repeat(
      3,
    ),
  }),
  en: variants("en", {
    filtered: {
      title: "No news of this kind yet",
      children: "Choose another kind, or see all the news.",
      actionLabel: "See all news",
    },
    failed: {
      title: "The news could not be loaded",
      children: "Check the connection and try again.",
      actionLabel: "Try again",
    },
    longTitle:
      "Nothing about “argon shielding” was found in technology, product news, company news or the industry",
    none: { title: "No downloads yet", children: "Documents will appear here once they are ready." },
    long: "Check the connection and try again. If it keeps failing, call us or leave a message on the contact page, and we will send you what you were looking for. ".repeat(
      3,
    ),
  }),
} satisfies Examples<Example>;
