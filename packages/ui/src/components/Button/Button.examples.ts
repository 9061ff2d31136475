import type { Examples } from "../../stories.ts";
import type { ButtonProps } from "./Button.tsx";

type Example = Pick<ButtonProps, "children" | "variant" | "size" | "loading" | "disabled">;

const variants = (text: { sample: string; model: string; cancel: string; send: string; long: string }) =>
  ({
    default: { children: text.sample },
    secondary: { children: text.model, variant: "secondary" },
    quiet: { children: text.cancel, variant: "quiet" },
    small: { children: text.cancel, variant: "secondary", size: "s" },
    large: { children: text.sample, size: "l" },
    loading: { children: text.send, loading: true },
    loadingSecondary: { children: text.send, loading: true, variant: "secondary" },
    disabled: { children: text.send, disabled: true },
    longText: { children: text.long, variant: "secondary" },
  }) as const satisfies Record<string, Example>;

export const examples = {
  zh: variants({
    sample: "申请打样",
    model: "看中天系列",
    cancel: "取消",
    send: "提交",
    long: "把这次填写的材料、厚度和图样一起发给打样工程师，两个工作日内回复",
  }),
  en: variants({
    sample: "Order a sample",
    model: "See the Radiance series",
    cancel: "Cancel",
    send: "Send",
    long: "Send the material, its thickness and the drawing to the sample engineer, who answers within two working days",
  }),
} satisfies Examples<Example>;
