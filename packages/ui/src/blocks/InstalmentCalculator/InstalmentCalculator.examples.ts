import type { Examples } from "../../stories.ts";
import type { InstalmentCalculatorProps } from "./InstalmentCalculator.tsx";
import type { InstalmentCalculatorLabels } from "./labels.ts";

interface Words {
  title: string;
  lead: string;
  note: string;
  language: string;
  labels: InstalmentCalculatorLabels;
}

function variants({ title, lead, note, language, labels }: Words) {
  const base = {
    title,
    lead,
    note,
    language,
    labels,
    example: { price: 60_000, deposit: 12_000, rate: 6, term: 24, jobs: 40, margin: 90 },
  } satisfies InstalmentCalculatorProps;
  const own = { price: "80,000", deposit: "20,000", rate: "4.5", term: "36", jobs: "25", margin: "120" };
  return {
    default: base,
    filled: { ...base, tone: "surface", defaultValue: { ...own, currency: "EUR" } },
    fallsShort: { ...base, tone: "dark", defaultValue: { ...own, rate: "0", jobs: "5", currency: "USD" } },
    faulty: { ...base, defaultValue: { ...own, deposit: "90,000", term: "2.5", jobs: "lots" } },
    longText: {
      ...base,
      title: title.repeat(4),
      lead: lead.repeat(3),
      note: note.repeat(4),
      defaultValue: { ...own, price: "999,999,999", margin: "999,999,999", jobs: "999,999" },
      labels: {
        ...labels,
        payment: labels.payment.repeat(5),
        needed: labels.needed.repeat(4),
        figures: { ...labels.figures, margin: labels.figures.margin.repeat(4) },
      },
    },
  } as const satisfies Record<string, InstalmentCalculatorProps>;
}

export const examples = {
  zh: variants({
    title: "自己算一算月供",
    lead: "填您自己的数，随填随算。",
    note: "按每月末等额还款计算，不含手续费和保险。算式不是报价。",
    language: "zh-Hans",
    labels: {
      yours: "您的数",
      currency: "货币符号",
      currencies: { CNY: "¥ 人民币", EUR: "€ 欧元", GBP: "£ 英镑", USD: "$ 美元" },
      figures: {
        price: "价格",
        deposit: "首付",
        rate: "年利率",
        term: "期数",
        jobs: "每月单数",
        margin: "每单净得",
      },
      units: { rate: "%", term: "个月", jobs: "单/月" },
      hints: { deposit: "没有就空着。", margin: "收款减去材料、人工和电。" },
      useExample: "填入例子",
      clear: "清空",
      privacy: "只在这一页里算，不发送，不保存。",
      sums: { example: "例子", yours: "您的结果" },
      payment: "每月付",
      interest: "利息合计",
      needed: "够付月供要做",
      left: "付完每月剩下",
      short: "每月还差",
      breakEven: "收回投入",
      never: "按这些数收不回",
      atOnce: "没有要付的",
      formula: "算式",
      letters: { payment: "每月付", principal: "价格减首付", rate: "月利率：年利率 ÷ 12", term: "期数" },
      templates: {
        example:
          "价格 {price}，首付 {deposit}，年利率 {rate}%，分 {term} 个月；每月 {jobs} 单，每单净得 {margin}。",
        missing: "还要填：{figures}。",
        jobs: "每月 {count} 单",
        month: "第 {count} 个月",
        announcement: "每月付 {payment}，利息合计 {interest}。",
        work: "够付月供要做{needed}，{left}，收回投入：{breakEven}。",
      },
      faults: {
        number: "请写一个数，例如 60000 或 4.5。",
        least: "不能小于 {least}。",
        most: "不能大于 {most}。",
        whole: "请写整数个月。",
        deposit: "首付比价格还多。",
      },
    },
  }),
  en: variants({
    title: "Work out the monthly payment",
    lead: "Your own figures, counted as you type. ",
    note: "Counted with equal payments at the end of each month, without fees or insurance. No offer. ",
    language: "en",
    labels: {
      yours: "Your figures",
      currency: "Sign of currency",
      currencies: { CNY: "¥ CNY", EUR: "€ EUR", GBP: "£ GBP", USD: "$ USD" },
      figures: {
        price: "Price",
        deposit: "Deposit",
        rate: "Yearly rate",
        term: "Term",
        jobs: "Jobs",
        margin: "Margin per job",
      },
      units: { rate: "%", term: "months", jobs: "a month" },
      hints: {
        deposit: "Leave empty if there is none.",
        margin: "Takings less material, wages and power.",
      },
      useExample: "Fill in the example",
      clear: "Clear",
      privacy: "Counted on this page only: nothing is sent, nothing is kept.",
      sums: { example: "An example", yours: "Your result" },
      payment: "Monthly payment",
      interest: "Interest in all",
      needed: "Jobs to cover it",
      left: "Left each month",
      short: "Short each month",
      breakEven: "Paid off by earnings",
      never: "Never, with these figures",
      atOnce: "Nothing to pay",
      formula: "Formula",
      letters: {
        payment: "monthly payment",
        principal: "price less deposit",
        rate: "yearly rate ÷ 12",
        term: "months",
      },
      templates: {
        example:
          "Price {price}, deposit {deposit}, {rate}% a year, {term} months; {jobs} jobs a month, {margin} left from each.",
        missing: "Still needed: {figures}.",
        jobs: "{count} a month",
        month: "Month {count}",
        announcement: "Monthly payment {payment}, interest in all {interest}.",
        work: "Jobs to cover it: {needed}. {left}. Paid off by earnings: {breakEven}.",
      },
      faults: {
        number: "Write a number, such as 60000 or 4.5.",
        least: "No less than {least}.",
        most: "No more than {most}.",
        whole: "Write whole months.",
        deposit: "The deposit is more than the price.",
      },
    },
  }),
} satisfies Examples<InstalmentCalculatorProps>;
