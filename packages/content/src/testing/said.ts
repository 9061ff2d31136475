import { paperKinds } from "../documents/files.ts";
import { paperOf } from "../documents/index.ts";
import { resolvePaper } from "../documents/paper.ts";
import { knowledgeIn } from "../knowledge/knowledge.ts";
import { pages } from "../pages/index.ts";
import type { ModelId } from "../products/facts.ts";
import { specificationSheet } from "../products/sheet.ts";
import { plain } from "../quantity.ts";
import { resolvePage } from "../resolve.ts";
import { type Language, modelIds, type PageId, routes } from "../routes.ts";
import { resolutions } from "./resolutions.ts";
import { wordsOf } from "./walk.ts";

/** A text and the place where it appears, in one language. */
export interface Said {
  /** Place, such as `page zhongtian`, `user-manual mark-m20`, `chat safety`, `sheet light-640`. */
  readonly where: string;
  readonly path: readonly string[];
  readonly text: string;
  /** Model that the text is about, if that follows from the place. */
  readonly model?: ModelId;
}

const isModel = (id: unknown): id is ModelId => modelIds.some((model) => model === id);

/** Returns the texts of a page. On a series' page each text has the model to whose part it belongs. */
function pageSaid(id: PageId, language: Language): Said[] {
  const page = resolvePage(pages[id], resolutions[language]);
  const { blocks, ...meta } = page;
  const entries = blocks.flatMap((block) => (block.type === "models" ? block.entries : []));
  const where = `page ${id}`;
  const of = (data: unknown, model?: ModelId): Said[] =>
    wordsOf(data).map(({ path, text }) => ({ where, path, text: plain(text), ...(model && { model }) }));
  return [
    ...of({ title: meta.title, description: meta.description }),
    ...of(blocks.filter(({ type }) => type !== "models")),
    ...entries.flatMap((entry) => of(entry, isModel(entry.model) ? entry.model : undefined)),
  ];
}

/** Returns all texts that visitors, buyers and users of the chat can read: pages, documents, sheets and answers. */
export function said(language: Language): readonly Said[] {
  const resolution = resolutions[language];
  const { entries, unsafe } = knowledgeIn(resolution);
  return [
    ...(Object.keys(routes) as PageId[]).flatMap((id) => pageSaid(id, language)),
    ...modelIds.flatMap((model) =>
      paperKinds.flatMap((kind) =>
        wordsOf(resolvePaper(paperOf(kind, model), resolution)).map(({ path, text }) => ({
          where: `${kind} ${model}`,
          path,
          text: plain(text),
          model,
        })),
      ),
    ),
    ...modelIds.flatMap((model) =>
      wordsOf(specificationSheet(model, resolution)).map(({ path, text }) => ({
        where: `sheet ${model}`,
        path,
        text: plain(text),
        model,
      })),
    ),
    ...[...entries, ...unsafe].flatMap((entry): Said[] => {
      const { id, answer } = entry;
      const [model] = ("subjects" in entry ? entry.subjects : undefined) ?? [];
      const one = "subjects" in entry && entry.subjects?.length === 1 && isModel(model) ? model : undefined;
      const steps = "byThickness" in entry ? entry.byThickness : undefined;
      return [answer, ...(steps ? [...steps.steps.map((step) => step.answer), steps.beyond] : [])].map(
        (text, index) => ({
          where: `chat ${id}`,
          path: [index === 0 ? "answer" : `byThickness ${index}`],
          text: plain(text),
          ...(one && { model: one }),
        }),
      );
    }),
  ];
}
