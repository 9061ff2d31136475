import { expect, test } from "vitest";
import { withoutAddresses } from "./without-addresses.ts";

test.each([
  "13800138000",
  "+86 138-0013-8000",
  "138·0013·8000",
  "138,0013,8001",
  "138＿0013＿8003",
  "138.....0013.....8007",
  "①③⑧⓪⓪①③⑧⓪⓪⑤",
  "١٣٨٠٠١٣٨٠٠٦",
  "一三八零零一三八零零二",
  "壹叁捌零零壹叁捌零零零",
  "⒈⒊⒏⒈⒊⒏⒈⒊⒏⒈⒊",
  "wang@example.com",
  "wang @ example.com",
  "wang[at]example.com",
  "wang (AT) example.com",
  "wang【艾特】example.com",
  "wang at example.com",
  "wang%40example.com",
  "%31%33800138000",
  "138%2D0013%2d8000",
  "138\u200b0013\u200b8000",
  "138:0013|8000",
  "138。0013。8000",
  "ｗａｎｇ＠ｅｘａｍｐｌｅ．ｃｏｍ",
])("%s is taken away", (address) => {
  expect(withoutAddresses(`ask ${address} please`)).toBe("ask […] please");
});

test.each([
  "600 × 400 mm, 3 mm",
  "1,200,000 mm²",
  "20 000 h",
  "十二一三块",
  "Light 530 或 1390？",
  "8:30 到 17:30",
  "at 3.5 mm, at the edge",
])("“%s” stays", (text) => {
  expect(withoutAddresses(text)).toBe(text);
});
