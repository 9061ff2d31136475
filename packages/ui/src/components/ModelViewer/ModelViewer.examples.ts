import { model, modelLabels } from "../../fixtures/viewer-model.ts";
import type { Examples } from "../../stories.ts";
import type { ModelViewerProps } from "./ModelViewer.tsx";

type Example = Omit<ModelViewerProps, "load" | "onFail">;

const variants = (language: "zh" | "en", long: string) => {
  const shown: Example = {
    ...model[language],
    labels: modelLabels[language],
    sizes: "(width > 1024px) 60vw, 100vw",
  };
  return {
    default: shown,
    closed: { ...shown, openings: [] },
    missing: { ...shown, file: { ...shown.file, src: "/no-such-model.glb" } },
    longText: {
      ...shown,
      parts: shown.parts.map((part) => ({ ...part, label: part.label.repeat(6), text: long })),
    },
  };
};

export const examples: Examples<Example, "default" | "closed" | "missing" | "longText"> = {
  zh: variants("zh", "在机身背面，接粗管，管子越短越好。".repeat(6)),
  en: variants("en", "At the back, for a wide hose; the shorter the better. ".repeat(6)),
};
