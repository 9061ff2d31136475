import type { Knowledge } from "@lightmaker/api/contract";
import { pagePath } from "../routes.ts";
import { pageNames } from "../shell.ts";
import { faqTopics, modelQuestions } from "./faq.ts";
import { lexiconIn } from "./lexicon/lexicon.ts";
import { materialTopics, unsafeSubstances } from "./materials.ts";
import { modelTopics } from "./models.ts";
import { knowledgeSubjects } from "./names.ts";
import { practiceTopics } from "./practice.ts";
import { serviceTopics } from "./service.ts";
import { settingsIn } from "./settings.ts";
import { siteTopics } from "./site.ts";
import { synonyms } from "./synonyms.ts";
import { entryOf, type KnowledgeResolution, say, type Topic } from "./topic.ts";

/** Returns all topics of the chat. */
export const topicsOf = (resolution: KnowledgeResolution): Topic[] => [
  ...serviceTopics(resolution),
  ...siteTopics,
  ...faqTopics(resolution),
  ...materialTopics(resolution),
  ...practiceTopics(),
  ...modelTopics(resolution),
  ...modelQuestions(),
];

/** Returns the chat's knowledge in one language: the texts and figures of the pages, and additional wordings of questions. */
export const knowledgeIn = (resolution: KnowledgeResolution): Knowledge => ({
  language: resolution.language,
  contact: {
    title: say(pageNames.contactus, resolution),
    url: `${pagePath("contactus", resolution.language)}?about={question}#message`,
  },
  subjects: knowledgeSubjects.map(({ id, names }) => ({ id, names: [...names] })),
  synonyms: synonyms,
  unsafe: unsafeSubstances(resolution),
  lexicon: lexiconIn(resolution),
  settings: settingsIn(resolution),
  entries: topicsOf(resolution).map((topic) => entryOf(topic, resolution)),
});
