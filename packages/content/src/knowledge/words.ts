import { msg } from "@lingui/core/macro";
import { address, inline, verbatim, type Words } from "../authoring.ts";
import { brand } from "../brand.ts";
import { resolveData } from "../resolve.ts";
import { languageNames } from "../routes.ts";
import { topicsOf } from "./knowledge.ts";
import { type KnowledgeResolution, say } from "./topic.ts";

/** Questions to start with, four of which are shown at a time. Each is a topic, so each has an answer. */
const suggested: readonly {
  readonly id: string;
  readonly label: Words;
  readonly topics: readonly string[];
}[] = [
  {
    id: "models",
    label: msg`机型`,
    topics: [
      "most.working-area",
      "compare.light-640.light-960",
      "spec.mark-m20.max-speed",
      "spec.light-1390.machine-weight",
      "compare.light-530.light-530-rf",
      "series.zhongtian",
      "spec.light-530.camera",
      "most.laser-power",
    ],
  },
  {
    id: "materials",
    label: msg`材料`,
    topics: [
      "reach.acrylic",
      "unsafe-list",
      "material.leather",
      "faq.metal-with-co2",
      "reach.wood",
      "faq.glass-and-stone",
      "faq.clear-acrylic-blue",
      "faq.settings-of-others",
    ],
  },
  {
    id: "buying",
    label: msg`购买`,
    topics: ["sample", "faq.price", "finance", "faq.which-series", "faq.minimum-order", "partner"],
  },
  {
    id: "use",
    label: msg`使用`,
    topics: [
      "faq.learning-time",
      "downloads.software",
      "faq.does-not-cut-through",
      "formats",
      "faq.lens",
      "clearance",
      "faq.unattended",
    ],
  },
  {
    id: "service",
    label: msg`服务`,
    topics: [
      "warranty.general",
      "warranty.parts",
      "accessories",
      "contact.service",
      "warranty.extended",
      "faq.remote",
    ],
  },
];

const name = inline(verbatim(brand.name));
/** Placeholder for the visitor's question, filled in by the browser. */
const question = "{question}";

const authored = {
  title: msg`${name} 助手`,
  visitor: msg`我`,
  greeting: msg`您好，型号、参数、材料、保修和联系方式都可以问我。答案来自本站的页面；不知道的，我会直说。`,
  labels: {
    close: msg`收起对话`,
    status: { connecting: msg`连接中`, connected: msg`在线`, closed: msg`连接已断开` },
  },
  bubbles: { log: msg`对话内容`, sources: msg`来自` },
  composer: { message: msg`消息`, placeholder: msg`例如：1390 有多重`, send: msg`发送` },
  hint: {
    zh: verbatim(`输入 ${languageNames.en} 可切换为英文。`),
    en: verbatim(`Type ${languageNames.zh} to switch to Chinese.`),
  },
  suggestions: { title: msg`常问的问题`, back: msg`返回`, refresh: msg`换一批` },
  typing: msg`助手正在输入`,
  outage: msg`抱歉，客服系统暂时无法使用，请稍后再试。`,
  /** Text above the search results that are shown when the chat server cannot be reached. */
  nearest: msg`网站上最接近的内容：`,
  notMeant: msg`不是我想问的`,
  /** Text above other questions that the visitor may have meant. */
  others: msg`那么您想问的也许是下面其中一个；都不是，请把问题留给我们的同事。`,
  noOthers: msg`那我答不上来了。请把问题留给我们的同事，他们会回复您。`,
  switched: msg`好的，接下来用中文。`,
  contact: msg`留言给我们`,
  contactHref: address("contactus", `?about=${question}#message`),
};

/** Texts of the chat window in one language, with the suggested questions. */
export type ChatWords = ReturnType<typeof chatWords>;

/** @throws RangeError when a suggested question is not a known topic */
export function chatWords(resolution: KnowledgeResolution) {
  const topics = new Map(topicsOf(resolution).map((topic) => [topic.id, topic]));
  const { hint, ...words } = authored;
  return {
    ...resolveData(words, resolution),
    hint: say(hint[resolution.language], resolution),
    categories: suggested.map(({ id, label, topics: ids }) => ({
      id,
      label: say(label, resolution),
      questions: ids.map((topic) => {
        const found = topics.get(topic);
        if (!found) throw new RangeError(`The chat suggests "${topic}", which is no topic of its knowledge.`);
        return say(found.question, resolution);
      }),
    })),
  };
}
