/**
 * Every message key the API answers with, and the HTTP status that goes with it. The API never sends copy:
 * it does not know the visitor's language, and two places that write one sentence drift apart.
 */
export const statusByMessage = {
  "accessInformation.stored": 200,
  "applicationForm.stored": 200,
  "message.stored": 200,
  "file.stored": 200,
  /** A form came without a file, or with an empty one. */
  "file.missing": 400,
  "file.tooMany": 400,
  /** The link to the file is not signed by us, or too old. */
  "file.linkRefused": 403,
  "file.notFound": 404,
  /** The form names a file that is not there any more: nothing was stored, and the file has to be chosen again. */
  "file.gone": 409,
  /** 10 MB or more. */
  "file.tooLarge": 413,
  /** Name and content are not of one of the eight types. */
  "file.typeRefused": 415,
  /** The operator's scanner found something harmful in it. */
  "file.harmful": 422,
  /** Files cannot be taken at the moment: there is no room, or the scanner does not answer. A form without one is taken. */
  "file.noRoom": 503,
  "news.read": 200,
  "seo.read": 200,
  "formToken.made": 200,
  "visit.stored": 200,
  /** The visitor's browser asks not to be tracked, so nothing was stored. */
  "visit.ignored": 200,
  /** Written into the log; nothing is stored. */
  "clientError.noted": 200,
  "health.up": 200,
  "health.databaseDown": 503,
  /** The database answers, but nothing can be stored: the disk is full, or a folder belongs to somebody else. */
  "health.cannotStore": 503,
  /** The body is not JSON, or not a form where a form was announced. */
  "request.notJson": 400,
  /** The body is JSON, but fields are missing or of the wrong type. `data.fields` names them. */
  "request.invalid": 400,
  /** The request line or a header cannot be understood. */
  "request.malformed": 400,
  /** The browser says that another site sent this form. */
  "request.crossSite": 403,
  "request.notFound": 404,
  "request.methodNotAllowed": 405,
  /** The visitor took longer than the server waits for a body. */
  "request.timeout": 408,
  "request.tooLarge": 413,
  "request.unsupportedType": 415,
  /** The chat is a WebSocket, and this was a plain request. */
  "request.upgradeRequired": 426,
  /** More than a person sends. `Retry-After` says how many seconds to wait. */
  "request.tooMany": 429,
  "request.headersTooLarge": 431,
  /** Something broke on our side. The log has the cause under the same request id. */
  "server.failed": 500,
  /** More is waiting to be stored than the server will queue, or the database is away. Try again later. */
  "server.busy": 503,
  /** The operator has closed the site for a while. `Retry-After` says when to look again. */
  "server.maintenance": 503,
} as const;

/** A key of the API's message catalogue. */
export type MessageKey = keyof typeof statusByMessage;

/** Keys that report a failure. */
export type ErrorMessageKey = {
  [Key in MessageKey]: (typeof statusByMessage)[Key] extends 200 ? never : Key;
}[MessageKey];
