import { createHash } from "node:crypto";
import { feedIndex, feedModel, feedModels, type Language, languages, modelIds } from "@lightmaker/content";
import { feedPath, feedSchemaPath } from "@lightmaker/content/routes";
import { jsonSchema } from "@lightmaker/feed/json-schema";
import { feedIndex as indexSchema, feedModel as modelSchema } from "@lightmaker/feed/schema";
import { parse } from "valibot";
import { madeDocuments } from "./documents.server.ts";
import { resolutionFor } from "./resolve.server.ts";

const revisionOf = (content: string) => createHash("sha256").update(content).digest("hex").slice(0, 16);

async function modelsIn(language: Language) {
  return Promise.all(
    feedModels.map(async (model) =>
      feedModel(model, resolutionFor(language), await madeDocuments(model.slug, language), revisionOf),
    ),
  );
}

/**
 * Returns the content of a file of the feed. It is checked against the published schema, so a build fails before a dealer's.
 * @throws Response 404 when there is no such file
 */
export async function feedFile(pathname: string): Promise<unknown> {
  if (pathname === feedSchemaPath) return jsonSchema();
  for (const language of languages) {
    if (pathname === feedPath("products", language))
      return parse(indexSchema, feedIndex(await modelsIn(language), resolutionFor(language)));
    const id = modelIds.find((each) => feedPath(each, language) === pathname);
    if (id)
      return parse(
        modelSchema,
        (await modelsIn(language)).find((model) => model.id === id),
      );
  }
  throw new Response("", { status: 404 });
}
