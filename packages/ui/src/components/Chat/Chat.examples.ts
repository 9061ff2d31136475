import type { Examples } from "../../stories.ts";
import type { ChatMessage } from "./ChatBubble.tsx";
import type { ChatBubblesProps } from "./ChatBubbles.tsx";
import type { ChatComposerProps } from "./ChatComposer.tsx";
import type { ChatSuggestionsProps } from "./ChatSuggestions.tsx";
import type { ChatWindowProps } from "./ChatWindow.tsx";

interface Example
  extends Pick<ChatWindowProps, "title" | "headingLevel" | "status" | "labels" | "placement"> {
  messages: readonly ChatMessage[];
  bubbles: ChatBubblesProps["labels"];
  composer: Pick<ChatComposerProps, "labels" | "hint">;
  suggestions: Pick<ChatSuggestionsProps, "categories" | "labels" | "defaultOpen">;
  /** Name that the story shows for the visitor's own messages. */
  visitor: string;
  /** Label of `ChatTyping`. If it is set, the story shows `ChatTyping`. */
  typing?: string;
}

interface Words {
  title: string;
  visitor: string;
  labels: ChatWindowProps["labels"];
  bubbles: Example["bubbles"];
  composer: Example["composer"];
  suggestions: Omit<Example["suggestions"], "defaultOpen">;
  greeting: string;
  question: string;
  answer: string;
  source: string;
  meant: string;
  outage: string;
  typing: string;
  long: string;
}

const variants = (text: Words) => {
  const { title, visitor, labels, bubbles, composer, suggestions } = text;
  const frame = {
    title,
    visitor,
    labels,
    bubbles,
    composer,
    headingLevel: 2,
    placement: "inline",
    suggestions: { ...suggestions, defaultOpen: false },
  } as const;
  const greeting: ChatMessage = {
    id: "1",
    type: "assistant",
    name: title,
    time: "09:30",
    content: text.greeting,
  };
  const question: ChatMessage = {
    id: "2",
    type: "visitor",
    name: visitor,
    time: "09:31",
    content: text.question,
  };
  const answer: ChatMessage = {
    id: "3",
    type: "assistant",
    name: title,
    time: "09:31",
    content: text.answer,
    sources: [{ label: text.source, href: "#light-1390" }],
    choices: [text.meant],
  };
  const notice: ChatMessage = { id: "4", type: "notice", content: text.outage };
  return {
    default: { ...frame, status: "connected", messages: [greeting, question, answer] },
    suggestions: {
      ...frame,
      status: "connected",
      messages: [greeting],
      suggestions: { ...suggestions, defaultOpen: true },
    },
    typing: { ...frame, status: "connected", messages: [greeting, question], typing: text.typing },
    closed: { ...frame, status: "closed", messages: [greeting, question, notice] },
    floating: { ...frame, status: "connecting", messages: [greeting], placement: "floating" },
    longText: {
      ...frame,
      status: "connected",
      messages: Array.from({ length: 8 }, (_, index) =>
        index % 2
          ? { ...answer, id: String(index), content: text.long }
          : { ...question, id: String(index), content: text.long },
      ),
    },
  } as const satisfies Record<string, Example>;
};

export const examples = {
  zh: variants({
    title: "光创助手",
    visitor: "我",
    labels: {
      close: "收起对话",
      status: { connecting: "连接中", connected: "在线", closed: "连接已断开" },
    },
    bubbles: { log: "对话内容", sources: "来自" },
    composer: {
      labels: { message: "消息", placeholder: "例如：1390 有多重", send: "发送" },
      hint: "输入 English 可切换为英文。",
    },
    suggestions: {
      labels: { title: "常见问题", back: "返回", refresh: "换一批" },
      categories: [
        {
          id: "models",
          label: "机型",
          questions: [
            "Light 530 的工作幅面多大？",
            "Mark M20 打标有多快？",
            "Light 640 和 Light 960 有什么区别？",
            "Light 1390 有多重？",
            "Light Blue 530 有哪些功率？",
            "RF 管和玻璃管有什么区别？",
          ],
        },
        {
          id: "materials",
          label: "材料",
          questions: [
            "可以切多厚的亚克力？",
            "皮革能切吗？",
            "哪些材料不能加工？",
            "石材可以雕刻吗？",
            "纸张切边会发黄吗？",
          ],
        },
        {
          id: "service",
          label: "服务",
          questions: ["怎样申请打样？", "激光管能用多久？", "在哪里下载软件？"],
        },
      ],
    },
    greeting: "您好，型号、材料和参数都可以问我。",
    question: "1390 能切 10 mm 的亚克力吗？",
    answer: "可以。Light 1390 能切 10 mm 亚克力，具体速度取决于功率和板材，建议先打样。",
    source: "Light 1390 技术参数",
    meant: "不是我想问的",
    outage: "客服系统暂时无法使用，请稍后再试。",
    typing: "光创助手正在输入",
    long: "我们要切三种板：3 mm 椴木、5 mm 亚克力和 2 mm 植鞣革，每天各三十张，图样都在 https://example.com/drawings/2026/11/overview-of-all-parts-and-materials.dxf 里。",
  }),
  en: variants({
    title: "LightMaker assistant",
    visitor: "You",
    labels: {
      close: "Put the chat away",
      status: { connecting: "Connecting", connected: "Online", closed: "The connection was lost" },
    },
    bubbles: { log: "Conversation", sources: "From" },
    composer: {
      labels: { message: "Message", placeholder: "For example: how heavy is the 1390", send: "Send" },
      hint: "Type 中文 to switch to Chinese.",
    },
    suggestions: {
      labels: { title: "Common questions", back: "Back", refresh: "Show others" },
      categories: [
        {
          id: "models",
          label: "Models",
          questions: [
            "How large is the bed of Light 530?",
            "How fast does Mark M20 mark?",
            "How do Light 640 and Light 960 differ?",
            "How heavy is Light 1390?",
            "Which powers does Light Blue 530 come with?",
            "What is the difference between RF and glass tubes?",
          ],
        },
        {
          id: "materials",
          label: "Materials",
          questions: [
            "How thick can acrylic be?",
            "Can it cut leather?",
            "Which materials must never be processed?",
            "Can it engrave stone?",
            "Do the edges of paper turn yellow?",
          ],
        },
        {
          id: "service",
          label: "Service",
          questions: [
            "How do I order a sample?",
            "How long does the tube last?",
            "Where can I download the software?",
          ],
        },
      ],
    },
    greeting: "Hello. Ask me about models, materials and figures.",
    question: "Can the 1390 cut 10 mm acrylic?",
    answer:
      "Yes. Light 1390 cuts 10 mm acrylic; the speed depends on power and sheet, so order a sample first.",
    source: "Specifications of Light 1390",
    meant: "That is not what I meant",
    outage: "Sorry, the customer service system is currently unavailable. Please try again later.",
    typing: "The assistant is writing",
    long: "We cut three kinds of sheet: 3 mm basswood, 5 mm acrylic and 2 mm vegetable-tanned leather, thirty of each a day, and the drawings are all in https://example.com/drawings/2026/11/overview-of-all-parts-and-materials.dxf for you to look at.",
  }),
} satisfies Examples<Example>;
