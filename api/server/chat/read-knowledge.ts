import { join } from "node:path";
import * as v from "valibot";
import { type FormLanguage, formLanguages, type Knowledge, knowledgeSchema } from "../../contract/index.ts";
import { readIfThere } from "../file-system.ts";

/** Knowledge of the chat by language. A language may be missing. */
export type KnowledgeByLanguage = Readonly<Partial<Record<FormLanguage, Knowledge>>>;

/**
 * Reads `knowledge.zh.json` and `knowledge.en.json`.
 *
 * @returns the languages whose files exist
 * @throws Error that names the file and the position in it if a file does not match the contract
 */
export async function readKnowledge(folder: string): Promise<KnowledgeByLanguage> {
  const found: Partial<Record<FormLanguage, Knowledge>> = {};
  for (const language of formLanguages) {
    const file = join(folder, `knowledge.${language}.json`);
    const content = await readIfThere(file);
    if (content) found[language] = parseKnowledge(file, content.toString(), language);
  }
  return found;
}

function parseKnowledge(file: string, text: string, language: FormLanguage): Knowledge {
  const result = v.safeParse(knowledgeSchema, parseJson(file, text));
  if (!result.success) {
    const [issue] = result.issues;
    throw new Error(
      `${file} cannot be used: ${v.getDotPath(issue) ?? "it"} is wrong: ${issue.message}. Build it again.`,
    );
  }
  if (result.output.language !== language) {
    throw new Error(`${file} says that it is in "${result.output.language}". Build it again.`);
  }
  return result.output;
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not JSON. Build it again.`, { cause });
  }
}
