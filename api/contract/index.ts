export { type ChatAnswer, type ChatMessage, chatAnswerSchema } from "./chat.ts";
export { chatMessageSchema, maxChatBytes } from "./chat-message.ts";
export { type ClientError, clientErrorNames, clientErrorSchema } from "./client-errors.ts";
export { type Envelope, envelopeSchema, type InvalidFields } from "./envelope.ts";
export {
  fileAddress,
  fileEndings,
  fileIdOf,
  fileSizeLimit,
} from "./files.ts";
export { formTokenHeader, formTrapField, formTrapHeader } from "./form-guards.ts";
export { formTokenSchema } from "./form-token.ts";
export {
  type Knowledge,
  type KnowledgeEntry,
  type KnowledgeLexicon,
  type KnowledgeSettings,
  type KnowledgeSubject,
  type KnowledgeSynonyms,
  knowledgeEntrySchema,
  knowledgeSchema,
  type UnsafeSubstance,
  unsafeSubstanceSchema,
} from "./knowledge.ts";
export {
  type FormLanguage,
  formLanguages,
  inEachLanguage,
  languageOfPath,
  languagePrefix,
} from "./languages.ts";
export {
  type AccessInformation,
  accessInformationSchema,
  type ContactMessage,
  contactMessageSchema,
  emailPattern,
  type FieldFault,
  type SampleApplication,
  sampleApplicationSchema,
  uploadedFilePattern,
} from "./lead-bodies.ts";
export { type LeadReceipt, leadReceiptSchema } from "./lead-receipt.ts";
export { type ErrorMessageKey, type MessageKey, statusByMessage } from "./messages.ts";
export {
  type NewsChip,
  type NewsItem,
  newsChipOf,
  newsItemSchema,
  newsSchema,
} from "./news.ts";
export type { NewsPageFiller, OpenNewsPage } from "./news-page-filler.ts";
export {
  feedPages,
  formAction,
  formAnswerPages,
  type LeadRoute,
  maxBodyBytes,
  newsPages,
  routes,
  unloadVisitAddress,
} from "./routes.ts";
export { modelHeadsPath, type SeoEntry, seoEntrySchema, seoSchema } from "./seo.ts";
export { type UploadReceipt, uploadReceiptSchema } from "./upload-receipt.ts";
export { type Visit, visitSchema } from "./visits.ts";
