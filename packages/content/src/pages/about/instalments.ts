import { msg } from "@lingui/core/macro";
import { verbatim } from "../../authoring.ts";
import type { AuthoredBlock } from "../../define.ts";

/** Placeholders for figures, filled in by the browser. */
const price = "{price}";
const deposit = "{deposit}";
const rate = "{rate}";
const term = "{term}";
const jobs = "{jobs}";
const margin = "{margin}";
const figures = "{figures}";
const count = "{count}";
const payment = "{payment}";
const interest = "{interest}";
const needed = "{needed}";
const left = "{left}";
const breakEven = "{breakEven}";
const least = "{least}";
const most = "{most}";

/**
 * Calculator for the cost of a plan and the income it needs. The example uses round figures that belong to no machine
 * (decisions 13).
 */
export const instalments: AuthoredBlock = {
  type: "instalmentCalculator",
  anchor: "calculator",
  title: msg`用您自己的数算`,
  lead: msg`月供多少，一个月要做几单才付得起，第几个月累计净得超过累计付款。数是您的，算式摆在旁边，拿计算器能核对。`,
  example: { price: 60_000, deposit: 12_000, rate: 6, term: 24, jobs: 40, margin: 90 },
  note: msg`按等额本息、每月末还款计算，结果四舍五入到分。利息合计用未舍入的月供算，与显示的月供相乘的结果可能差几分；合同里的还款表也可能差几分。手续费、保险和税没有算进去。这是一道算术题，不是报价。`,
  labels: {
    yours: msg`您的数`,
    currency: msg`货币符号`,
    currencies: { CNY: msg`¥ 人民币`, EUR: msg`€ 欧元`, USD: msg`$ 美元` },
    figures: {
      price: msg`机器价格`,
      deposit: msg`首付`,
      rate: msg`年利率`,
      term: msg`分期月数`,
      jobs: msg`每月单数`,
      margin: msg`每单净得`,
    },
    units: { rate: verbatim("%"), term: msg`个月`, jobs: msg`单/月` },
    hints: {
      price: msg`写报价单上的数。`,
      deposit: msg`没有首付就空着。`,
      rate: msg`合同上的年利率；免息写 0。`,
      margin: msg`一单收的钱，减去材料、人工、电和运费。`,
    },
    useExample: msg`填入例子的数`,
    clear: msg`全部清空`,
    privacy: msg`只在您的浏览器里算：不发送，不保存，关掉这一页就没有了。货币只换符号，不换算。`,
    sums: { example: msg`例子：随便取的整数`, yours: msg`按您的数` },
    payment: msg`每月要付`,
    interest: msg`利息合计`,
    needed: msg`够付月供，至少要做`,
    left: msg`付完月供，每月剩下`,
    short: msg`付月供，每月还差`,
    breakEven: msg`累计净得超过累计付款（含首付）`,
    never: msg`照这些数，做不到`,
    atOnce: msg`没有要付的`,
    formula: msg`算式`,
    letters: {
      payment: msg`每月要付`,
      principal: msg`价格减首付`,
      rate: msg`月利率，即年利率 ÷ 12`,
      term: msg`月数`,
    },
    templates: {
      example: msg`价格 ${price}，首付 ${deposit}，年利率 ${rate}%，分 ${term} 个月付清；每月做 ${jobs} 单，每单净得 ${margin}。`,
      missing: msg`还要填：${figures}。`,
      jobs: msg`每月 ${count} 单`,
      month: msg`第 ${count} 个月`,
      announcement: msg`每月要付 ${payment}，利息合计 ${interest}。`,
      work: msg`够付月供，至少要做：${needed}。${left}。累计净得超过累计付款（含首付）：${breakEven}。`,
    },
    faults: {
      number: msg`看不懂这个数。请只写数字，例如 60000 或 4.5。`,
      least: msg`最小写到 ${least}。`,
      most: msg`最大写到 ${most}。`,
      whole: msg`请写整数，不要半个月。`,
      deposit: msg`首付比价格还多，请核对一下。`,
    },
  },
};
