import type { Knowledge } from "@lightmaker/api/contract";
import { pagePath } from "../routes.ts";
import { pageNames } from "../shell.ts";
import { faqTopics, modelQuestions } from "./faq.ts";
import { materialTopics, unsafeSubstances } from "./materials.ts";
import { modelTopics } from "./models.ts";
import { knowledgeSubjects } from "./names.ts";
import { serviceTopics } from "./service.ts";
import { synonyms } from "./synonyms.ts";
import { entryOf, type KnowledgeResolution, say, type Topic } from "./teller.ts";

/** Everything the chat can be asked. */
export const topicsOf = (resolution: KnowledgeResolution): Topic[] => [
  ...serviceTopics(resolution),
  ...faqTopics(resolution),
  ...materialTopics(resolution),
  ...modelTopics(resolution),
  ...modelQuestions(),
];

/** What the chat knows in one language: the pages' own words and figures, and more ways of asking for them. */
export const knowledgeIn = (resolution: KnowledgeResolution): Knowledge => ({
  language: resolution.language,
  contact: {
    title: say(pageNames.contactus, resolution),
    url: `${pagePath("contactus", resolution.language)}?about={question}#message`,
  },
  subjects: knowledgeSubjects.map(({ id, names }) => ({ id, names: [...names] })),
  synonyms: synonyms,
  unsafe: unsafeSubstances(resolution),
  entries: topicsOf(resolution).map((topic) => entryOf(topic, resolution)),
});
