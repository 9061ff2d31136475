import { safetyTopics } from "../safety/topics.ts";
import { type Said, said } from "./said.ts";

type TopicId = keyof typeof safetyTopics;
const isTopic = (id: string): id is TopicId => Object.hasOwn(safetyTopics, id);

/** A statement in both languages, and where it stands. */
interface Statement {
  readonly zh: string;
  readonly en: string;
  readonly places: readonly string[];
}

/** What is said in both languages at the same place, the same words once. Pictures' descriptions tell what is seen and are left out. */
function statements(): readonly Statement[] {
  const [zh, en] = [said("zh"), said("en")];
  const at = ({ where, path, model }: Said) => [where, model ?? "", ...path].join("\n");
  // A list may be in another order in another language, so the place decides and not the position.
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

/** Statements about each danger. One that concerns several stands under each of them. */
export function safetyStatements(): Readonly<Record<TopicId, readonly Statement[]>> {
  const all = statements();
  const of = (id: TopicId) =>
    all.filter((each) => safetyTopics[id].zh.test(each.zh) || safetyTopics[id].en.test(each.en));
  const table: Partial<Record<TopicId, readonly Statement[]>> = {};
  for (const id of Object.keys(safetyTopics).filter(isTopic)) table[id] = of(id);
  return table as Record<TopicId, readonly Statement[]>;
}

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ").trim();

/** Eight manuals that say the same are one place. */
function told(places: readonly string[]): string {
  const groups = Map.groupBy(places, (place) => place.replace(/ .*/, ""));
  return [...groups]
    .map(([kind, all]) => `${kind}: ${all.map((place) => place.slice(kind.length + 1)).join(", ")}`)
    .join("; ");
}

/**
 * The table as Markdown.
 * @param asked ids of topics; all of them when empty
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
