import type { Examples } from "../../stories.ts";
import type { CounterProps } from "./Counter.tsx";

type Example = Pick<CounterProps, "value" | "plus" | "label" | "start">;

const variants = (years: string, certificates: string, long: string) =>
  ({
    default: { value: 5000, plus: true, label: years },
    exact: { value: 50, label: certificates },
    waiting: { value: 16, plus: true, label: years, start: false },
    longText: { value: 123456, plus: true, label: long },
  }) as const satisfies Record<string, Example>;

export const examples = {
  zh: variants("台年产量", "项证书", "台机器在学校、工作室和工厂里运行，其中一半以上已经用了三年"),
  en: variants(
    "machines a year",
    "certificates",
    "machines at work in schools, studios and factories, more than half of them for three years",
  ),
} satisfies Examples<Example>;
