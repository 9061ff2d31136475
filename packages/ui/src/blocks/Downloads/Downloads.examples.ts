import type { ExampleLanguage, Examples } from "../../stories.ts";
import type { DownloadsFile } from "./Downloads.data.ts";
import type { DownloadsProps } from "./Downloads.tsx";

const digest = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

interface Words {
  title: string;
  kinds: readonly [string, string, string];
  forPc: string;
  forPhone: string;
  firmware: string;
  changes: string;
  manual: string;
  date: string;
  contact: string;
  long: string;
}

const labels: Record<ExampleLanguage, DownloadsProps["labels"]> = {
  zh: {
    version: "版本",
    date: "日期",
    size: "大小",
    system: "系统",
    changes: "更新内容",
    download: "下载",
    downloadFile: "下载 {name}",
    missing: "这个文件还没有上传。",
    sha256: "SHA-256",
    copy: "复制",
    copyOf: "复制 {name} 的校验值",
    copied: "已复制",
    copyFailed: "浏览器没有允许复制，请点选后手动复制",
  },
  en: {
    version: "Version",
    date: "Date",
    size: "Size",
    system: "System",
    changes: "What is new",
    download: "Download",
    downloadFile: "Download {name}",
    missing: "This file is not online yet.",
    sha256: "SHA-256",
    copy: "Copy",
    copyOf: "Copy the checksum of {name}",
    copied: "Copied",
    copyFailed: "The browser did not allow it; select the checksum and copy it by hand",
  },
};

function variants(language: ExampleLanguage, words: Words) {
  const pc: DownloadsFile = {
    name: "LightMaker Studio",
    text: words.forPc,
    version: "3.2.1",
    date: words.date,
    size: "148 MB",
    system: "Windows",
    changes: words.changes,
    sha256: digest,
    href: "#studio",
  };
  const phone: DownloadsFile = { name: "LightMaker Studio", text: words.forPhone, system: "Android" };
  const firmware: DownloadsFile = {
    ...pc,
    name: "Light 640",
    text: words.firmware,
    system: "Light 640",
    href: "#fw",
  };
  const manual: DownloadsFile = { name: "Light 640", text: words.manual, size: "6 MB", href: "#manual" };
  const [software, machine, documents] = words.kinds;
  const base = {
    title: words.title,
    groups: [
      { title: software, files: [pc, phone] },
      { title: machine, files: [firmware] },
      { title: documents, files: [manual] },
    ],
    contact: { label: words.contact, href: "#contact" },
    labels: labels[language],
  } satisfies DownloadsProps;
  return {
    default: base,
    oneGroup: { ...base, groups: base.groups.slice(0, 1) },
    onSurface: { ...base, tone: "surface" },
    longText: {
      ...base,
      title: `${words.title}${words.long}`,
      groups: base.groups.map((group) => ({
        title: `${group.title}${words.long}`,
        files: group.files.map((file) => ({ ...file, name: `${file.name}${words.long.repeat(3)}` })),
      })),
    },
  } as const satisfies Record<string, DownloadsProps>;
}

export const examples = {
  zh: variants("zh", {
    title: "下载",
    kinds: ["软件", "固件", "说明书"],
    forPc: "电脑版：画图、排版、设置参数，用 USB 或网络连接机器。",
    forPhone: "手机版：查看进度，打开云端作品。",
    firmware: "带断点续雕。更新前先备份参数。",
    changes: "排版时可以锁定图层；修正 DXF 的单位。",
    manual: "安装、操作与保养。",
    date: "2026 年 3 月 2 日",
    contact: "向我们索取",
    long: "，包括以前的版本和说明",
  }),
  en: variants("en", {
    title: "Downloads",
    kinds: ["Software", "Firmware", "Manuals"],
    forPc: "For the PC: drawing, layout and settings, connected by USB or network.",
    forPhone: "For the phone: watch a job, open your work from the cloud.",
    firmware: "Resumes after a power cut. Save your settings before the update.",
    changes: "Layers can be locked while arranging; units of DXF files are read correctly.",
    manual: "Setting up, use and care.",
    date: "2 March 2026",
    contact: "Ask us for it",
    long: " with earlier versions and notes",
  }),
} satisfies Examples<DownloadsProps>;
