/** Writes the chat's knowledge in each language into `build/knowledge`, where the server reads it. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { knowledgeSchema } from "@lightmaker/api/contract";
import { runContent } from "@lightmaker/content/run";
import { parse } from "valibot";

const folder = path.join(import.meta.dirname, "../build/knowledge");

await runContent<typeof import("@lightmaker/content/knowledge"), void>(
  "/src/knowledge/index.ts",
  async ({ i18nFor, knowledgeIn, languages }) => {
    await mkdir(folder, { recursive: true });
    for (const language of languages) {
      const knowledge = knowledgeIn({ i18n: i18nFor(language), language, catalogue: language });
      await writeFile(
        path.join(folder, `knowledge.${language}.json`),
        JSON.stringify(parse(knowledgeSchema, knowledge)),
      );
    }
  },
  path.join(import.meta.dirname, "../node_modules/.vite-knowledge"),
);
