export { i18nFor } from "../catalogues.ts";
export { languages } from "../routes.ts";
export { knowledgeIn } from "./knowledge.ts";
