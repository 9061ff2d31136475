import coasters from "../../fixtures/coasters.jpg";
import type { Examples } from "../../stories.ts";
import type { ProseProps } from "./Prose.tsx";

type Example = Pick<ProseProps, "html" | "headingLevel" | "labels">;

const variants = (html: string, hostile: string, plain: string, long: string, table: string) => {
  const base = { headingLevel: 2, labels: { table } } as const;
  return {
    default: { ...base, html },
    hostile: { ...base, html: hostile },
    plain: { ...base, html: plain },
    longText: { ...base, html: long },
  } satisfies Record<string, Example>;
};

const zh = `<h3>断点续雕</h3>
<p>新固件为 <strong>Light 640</strong> 带来断点续雕：断电后重新开机，机器从最后一条完成的路径接着走。更新方法见<a href="/support/downloads">下载页</a>，或写信到 <a href="mailto:service@example.com">service@example.com</a>。</p>
<ul><li>更新前先备份参数</li><li>更新中不要断电<ol><li>插入 U 盘</li><li>在屏幕上选择“更新”</li></ol></li></ul>
<figure><img src="${coasters}" width="960" height="640" alt="三只圆杯垫放在木桌上。"><figcaption>断电两次后完成的三只杯垫</figcaption></figure>
<h4>测试记录</h4>
<table><tr><th scope="col">作业</th><th scope="col">断电次数</th><th scope="col">位置误差</th></tr>
<tr><td>杯垫</td><td>2</td><td>≤ 0.05 mm</td></tr><tr><td>灯罩</td><td>1</td><td>≤ 0.05 mm</td></tr></table>
<blockquote>误差看的是激光头回到断点的位置，与材料是否移动无关。</blockquote>`;

const en = `<h3>Resuming after a power cut</h3>
<p>New firmware lets the <strong>Light 640</strong> resume: after a power cut it goes on from the last path it finished.
See <a href="/support/downloads">Downloads</a> for the update, or write to <a href="mailto:service@example.com">service@example.com</a>.</p>
<ul><li>Save your settings first</li><li>Keep the power on during the update<ol><li>Plug in the stick</li><li>Choose “Update” on the screen</li></ol></li></ul>
<figure><img src="${coasters}" width="960" height="640" alt="Three round coasters on a wooden table."><figcaption>Three coasters, finished after two power cuts</figcaption></figure>
<h4>Test log</h4>
<table><tr><th scope="col">Job</th><th scope="col">Power cuts</th><th scope="col">Offset</th></tr>
<tr><td>Coasters</td><td>2</td><td>≤ 0.05 mm</td></tr><tr><td>Lampshade</td><td>1</td><td>≤ 0.05 mm</td></tr></table>
<blockquote>The offset tells how well the head finds its place again, not whether the sheet has moved.</blockquote>`;

const hostile = (text: string) =>
  `<p onclick="alert(1)">${text}</p><script>alert(1)</script><img src="javascript:alert(1)" onerror="alert(1)"><a href="javascript:alert(1)">${text}</a>`;

export const examples = {
  zh: variants(
    zh,
    hostile("只有文字留下。"),
    "没有标签的正文，也是一段。",
    `<h2>${"一个很长的标题，".repeat(8)}</h2><p>${"https://example.com/".repeat(12)}</p><p>${"正文写得很长，每一行都要好读。".repeat(20)}</p>`,
    "表格",
  ),
  en: variants(
    en,
    hostile("Only the words are left."),
    "Text without tags is a paragraph, too.",
    `<h2>${"A very long heading ".repeat(8)}</h2><p>${"https://example.com/".repeat(12)}</p><p>${"A long text whose every line should read well. ".repeat(20)}</p>`,
    "Table",
  ),
} satisfies Examples<Example>;
