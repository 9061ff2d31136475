import type { Examples } from "../../stories.ts";
import type { FieldProps } from "../Field/index.ts";
import type { FileInputProps } from "./FileInput.tsx";

interface Example extends Omit<FileInputProps, "onSelect" | "onRemove" | "onRetry" | "onRefuse"> {
  /** Props of the surrounding `Field`. */
  field: Omit<FieldProps, "children">;
}

const zh: Example = {
  field: { label: "图纸或照片", hint: "有图纸时，打样会更准。" },
  name: "file",
  accept: [".dxf", ".svg", ".pdf", "image/png", "image/jpeg"],
  maxBytes: 10_000_000,
  locale: "zh-Hans",
  file: null,
  labels: {
    prompt: "拖到这里，或点击选择",
    replace: "换一个文件",
    limits: "DXF、SVG、PDF、PNG 或 JPG，不超过 10 MB",
    remove: "移除 {name}",
    cancel: "停止上传 {name}",
    retry: "重新上传 {name}",
    uploading: "正在上传",
    done: "已上传",
    failed: "没有上传成功，请重试。",
    refused: {
      type: "“{name}”的格式不支持，请换成 DXF、SVG、PDF、PNG 或 JPG。",
      size: "“{name}”超过 10 MB，请压缩后再选。",
      empty: "“{name}”是空文件，请重新导出后再选。",
      many: "一次只能放一个文件，请先打包成 PDF。",
    },
  },
};

const en: Example = {
  field: { label: "Drawing or photo", hint: "With a drawing, the sample will be closer to what you need." },
  name: "file",
  accept: [".dxf", ".svg", ".pdf", "image/png", "image/jpeg"],
  maxBytes: 10_000_000,
  locale: "en",
  file: null,
  labels: {
    prompt: "Drop a file here, or choose one",
    replace: "Choose another file",
    limits: "DXF, SVG, PDF, PNG or JPG, up to 10 MB",
    remove: "Remove {name}",
    cancel: "Stop uploading {name}",
    retry: "Upload {name} again",
    uploading: "Uploading",
    done: "Uploaded",
    failed: "The upload failed. Please try again.",
    refused: {
      type: "“{name}” is of a kind we cannot open. Use DXF, SVG, PDF, PNG or JPG.",
      size: "“{name}” is larger than 10 MB. Make it smaller and choose it again.",
      empty: "“{name}” is empty. Export it once more and choose it again.",
      many: "One file at a time. Put several into one PDF.",
    },
  },
};

const states = (example: Example, name: string, error: string, times: number) => {
  const file = { name, size: 2_415_000 };
  return {
    default: example,
    chosen: { ...example, file },
    uploading: { ...example, file, status: "uploading", progress: 0.4 },
    done: { ...example, file, status: "done" },
    failed: { ...example, file, status: "failed", error },
    invalid: { ...example, field: { ...example.field, required: true, error: example.labels.prompt } },
    longText: {
      ...example,
      file: { name: name.repeat(times), size: 999_500 },
      status: "failed",
      error: `${error} `.repeat(times).trim(),
      labels: { ...example.labels, limits: `${example.labels.limits} `.repeat(times).trim() },
    },
  } satisfies Record<string, Example>;
};

export const examples = {
  zh: states(zh, "机箱面板-v3.dxf", "网络断开，上传停在 40%。连上网络后请重试。", 8),
  en: states(
    en,
    "enclosure-panel-v3.dxf",
    "The connection was lost at 40%. Try again once you are online.",
    8,
  ),
} satisfies Examples<Example>;
