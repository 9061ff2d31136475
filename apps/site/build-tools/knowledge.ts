/** Writes what the chat knows, in each language, into `build/knowledge`, where the server looks for it. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { knowledgeSchema } from "@lightmaker/api/contract";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { parse } from "valibot";
import { createServer, isRunnableDevEnvironment } from "vite";

const content = path.join(import.meta.dirname, "../../../packages/content");
const folder = path.join(import.meta.dirname, "../build/knowledge");

process.env["LINGUI_CONFIG"] ??= path.join(content, "lingui.config.ts");
// Content is written with macros and catalogues, which only Vite can read.
const vite = await createServer({
  configFile: false,
  root: content,
  cacheDir: path.join(import.meta.dirname, "../node_modules/.vite-knowledge"),
  logLevel: "warn",
  appType: "custom",
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  ssr: { resolve: { conditions: ["@lightmaker/source"] }, noExternal: [/^@lightmaker\//] },
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui({ failOnMissing: true, failOnCompileError: true }),
  ],
});
try {
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run the content here.");
  const { i18nFor, knowledgeIn, languages }: typeof import("@lightmaker/content/knowledge") =
    await ssr.runner.import("/src/knowledge/index.ts");
  await mkdir(folder, { recursive: true });
  for (const language of languages) {
    const knowledge = knowledgeIn({ i18n: i18nFor(language), language, catalogue: language });
    await writeFile(
      path.join(folder, `knowledge.${language}.json`),
      JSON.stringify(parse(knowledgeSchema, knowledge)),
    );
  }
} finally {
  await vite.close();
}
