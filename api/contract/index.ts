export {
  type AccessInformation,
  type AccessInformationReceipt,
  accessInformationReceiptSchema,
  accessInformationSchema,
} from "./accessInformation.ts";
export { type Envelope, envelopeSchema, type InvalidFields } from "./envelope.ts";
export { type ErrorMessageKey, type MessageKey, statusByMessage } from "./messages.ts";
export {
  accessInformationFormAction,
  type FormLanguage,
  formAnswerPages,
  formLanguages,
  maxBodyBytes,
  routes,
} from "./routes.ts";
