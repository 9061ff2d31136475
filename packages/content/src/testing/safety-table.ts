import { safetyTopics } from "../safety/topics.ts";
import { type Said, said } from "./said.ts";

type TopicId = keyof typeof safetyTopics;
const isTopic = (id: string): id is TopicId => Object.hasOwn(safetyTopics, id);

/** A statement in both languages, and the places where it appears. */
interface Statement {
  readonly zh: string;
  readonly en: string;
  readonly places: readonly string[];
}

/**
 * Returns the statements in both languages, identical ones once. Alternative texts of pictures are left out, because
 * they only describe what is visible.
 */
function statements(): readonly Statement[] {
  const [zh, en] = [said("zh"), said("en")];
  const at = ({ where, path, model }: Said) => [where, model ?? "", ...path].join("\n");
  // Lists may be sorted differently in each language, so statements are matched by place and key path instead of their order.
  const english = new Map(en.map((each) => [at(each), each.text]));
  const found = new Map<string, { zh: string; en: string; places: Set<string> }>();
  for (const each of zh) {
    if (each.path.includes("alt")) continue;
    const other = english.get(at(each)) ?? "";
    const key = `${each.text}\n${other}`;
    const known = found.get(key) ?? { zh: each.text, en: other, places: new Set<string>() };
    known.places.add(
      each.model && each.where.startsWith("page") ? `${each.where} ${each.model}` : each.where,
    );
    found.set(key, known);
  }
  return [...found.values()].map((each) => ({ ...each, places: [...each.places] }));
}

/** Returns the statements about each danger. A statement about several dangers is listed under each. */
export function safetyStatements(): Readonly<Record<TopicId, readonly Statement[]>> {
  const all = statements();
  const of = (id: TopicId) =>
    all.filter((each) => safetyTopics[id].zh.test(each.zh) || safetyTopics[id].en.test(each.en));
  const table: Partial<Record<TopicId, readonly Statement[]>> = {};
  for (const id of Object.keys(safetyTopics).filter(isTopic)) table[id] = of(id);
  return table as Record<TopicId, readonly Statement[]>;
}

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ").trim();

/** Formats places, grouped by kind, so that eight manuals become one entry. */
function told(places: readonly string[]): string {
  const groups = Map.groupBy(places, (place) => place.replace(/ .*/, ""));
  return [...groups]
    .map(([kind, all]) => `${kind}: ${all.map((place) => place.slice(kind.length + 1)).join(", ")}`)
    .join("; ");
}

/**
 * Returns the table as Markdown.
 * @param asked ids of topics; all topics if empty
 * @throws RangeError when there is no such topic
 */
export function safetyTable(asked: readonly string[]): string {
  const strange = asked.find((id) => !isTopic(id));
  if (strange) {
    throw new RangeError(
      `There is no topic "${strange}"; there are ${Object.keys(safetyTopics).join(", ")}.`,
    );
  }
  const found = safetyStatements();
  const ids = asked.length > 0 ? asked.filter(isTopic) : Object.keys(safetyTopics).filter(isTopic);
  const tables = ids.map((id) => {
    const rows = found[id].map(
      ({ zh, en, places }) => `| ${cell(zh)} | ${cell(en)} | ${cell(told(places))} |`,
    );
    return `## ${safetyTopics[id].title} (${id}): ${rows.length}\n\n| 中文 | English | Where |\n|---|---|---|\n${rows.join("\n")}\n`;
  });
  const count = new Set(ids.flatMap((id) => found[id])).size;
  return `# Safety statements: ${count}\n\n${tables.join("\n")}`;
}
