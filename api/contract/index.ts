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
export { formTokenSchema } from "./form-token.ts";
export { formTokenHeader, formTrapField, formTrapHeader } from "./guards.ts";
export {
  type Knowledge,
  type KnowledgeEntry,
  type KnowledgeSubject,
  type KnowledgeSynonyms,
  knowledgeEntrySchema,
  knowledgeSchema,
  type UnsafeSubstance,
  unsafeSubstanceSchema,
} from "./knowledge.ts";
export { type LeadReceipt, leadReceiptSchema } from "./lead-receipt.ts";
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
} from "./leads.ts";
export { type ErrorMessageKey, type MessageKey, statusByMessage } from "./messages.ts";
export {
  modelHeadsPath,
  type NewsChip,
  type NewsItem,
  newsChipOf,
  newsItemSchema,
  newsSchema,
  type SeoEntry,
  seoEntrySchema,
  seoSchema,
} from "./news.ts";
export type { NewsPageFiller, OpenNewsPage } from "./pages.ts";
export {
  type FormLanguage,
  feedPages,
  formAction,
  formAnswerPages,
  formLanguages,
  type LeadRoute,
  maxBodyBytes,
  newsPages,
  routes,
  unloadVisitAddress,
} from "./routes.ts";
export { type UploadReceipt, uploadReceiptSchema } from "./upload-receipt.ts";
export { type Visit, visitSchema } from "./visits.ts";
