import type { Knowledge } from "@lightmaker/api/contract";
import { msg } from "@lingui/core/macro";
import { inline, type Words } from "../authoring.ts";
import { type ModelFacts, type ModelId, models } from "../products/facts.ts";
import { exact } from "../quantity.ts";
import { pagePath } from "../routes.ts";
import { kindOf } from "../safety/kinds.ts";
import {
  airNames,
  answerTo,
  confidenceNames,
  focusOnSurface,
  nameOf,
  type Query,
  type Settings,
  type SubstanceId,
  sheetThicknesses,
  substanceIds,
  watchWords,
} from "../settings/index.ts";
import { type Machine, machines } from "../settings/machines.ts";
import { pageNames } from "../shell.ts";
import { type KnowledgeResolution, say } from "./topic.ts";

type KnownSettings = NonNullable<Knowledge["settings"]>;

const modelIds = Object.keys(models) as readonly ModelId[];

/** Settings of a machine for a query. */
interface Known {
  readonly machine: Machine;
  readonly query: Query;
  readonly answer: Settings;
}

/** Returns what is known of cutting a sheet, for each machine. */
const knownFor = (material: SubstanceId, thickness: number): readonly Known[] =>
  machines.flatMap((machine) => {
    const { model, watts } = machine;
    const query: Query = { material, thickness, operation: "cut", model, watts };
    const answer = answerTo(query);
    return answer.kind === "settings" ? [{ machine, query, answer }] : [];
  });

/** Settings of one laser power: speed, share of the power, passes. */
function settingsWords({ query, answer }: Known): Words {
  const laser = inline(exact("W", query.watts));
  const [speed, power, passes] = [inline(answer.speed), inline(answer.power), inline(answer.passes)] as const;
  const [air, focus] = [inline(airNames[answer.air]), inline(focusOnSurface)] as const;
  const confidence = inline(confidenceNames[answer.confidence]);
  return msg`${laser} 的激光器：速度 ${speed}，功率 ${power}，${passes} 遍，${air}，${focus}。${confidence}。`;
}

/** Returns the choice as URL parameters of the settings page. */
const addressOf = (choice: Readonly<Record<string, string>>, { language }: KnowledgeResolution): string =>
  `${pagePath("settings", language)}?${new URLSearchParams(choice)}#finder`;

/** What is known, told in lines: where to begin, how far the figures go, and never to walk away. */
function answerLines(heading: Words, known: readonly Known[]): readonly Words[] {
  const [first] = known;
  if (!first) return [];
  const lines = known.filter(
    ({ query }, index) => known.findIndex((each) => each.query.watts === query.watts) === index,
  );
  const [reservation] = watchWords(first.query, first.answer);
  return [
    heading,
    ...lines.map(settingsWords),
    ...(reservation ? [reservation] : []),
    kindOf(models[first.query.model]).unattended,
  ];
}

/** Returns the settings that the chat tells, from the datum of the settings page. */
export function settingsIn(resolution: KnowledgeResolution): KnownSettings {
  const text = (words: Words) => say(words, resolution);
  const sheets = substanceIds.flatMap((material) =>
    sheetThicknesses.flatMap((thickness) => {
      const [sheet, substance] = [inline(exact("mm", thickness)), inline(nameOf(material))] as const;
      const choice = { material, thickness: String(thickness), operation: "cut" };
      const told = (heading: Words, known: readonly Known[], model?: ModelId) => {
        const [first] = known;
        if (!first) return [];
        return {
          material,
          thickness,
          ...(model && { model }),
          answer: answerLines(heading, known).map(text).join("\n"),
          url: addressOf({ ...choice, machine: first.machine.id }, resolution),
        };
      };
      const all = knownFor(material, thickness);
      return [
        told(
          msg`CO₂ 激光切 ${sheet} ${substance}，从这里试起：`,
          all.toSorted((a, b) => a.query.watts - b.query.watts),
        ),
        ...modelIds.map((model) => {
          const { name }: ModelFacts = models[model];
          const known = all.filter(({ query }) => query.model === model);
          return told(msg`${name} 切 ${sheet} ${substance}，从这里试起：`, known, model);
        }),
      ].flat();
    }),
  );
  return {
    title: text(pageNames.settings),
    url: `${pagePath("settings", resolution.language)}#finder`,
    which: text(
      msg`功率和速度看板厚、机型和激光功率。参数页把它们列在一起，每个数都写明是用过的还是算出来的，可信度多高；也可以告诉我板有多厚。`,
    ),
    unknown: text(
      msg`这样加工，没有可靠的通用数。请先确认这种料能进这台机器，再用参数页做一张测试格，从最弱的一格试起，人守在旁边。`,
    ),
    sheets,
  };
}
