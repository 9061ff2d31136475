/**
 * Every message key of the API with its HTTP status. The API never sends text for visitors: it does not know their language, and
 * two copies of one sentence drift apart.
 */
export const statusByMessage = {
  "accessInformation.stored": 200,
  "applicationForm.stored": 200,
  "message.stored": 200,
  "file.stored": 200,
  /** The request contains no file, or an empty one. */
  "file.missing": 400,
  "file.tooMany": 400,
  /** The link to the file has no valid signature, or has expired. */
  "file.linkRefused": 403,
  "file.notFound": 404,
  /** The form names a file that no longer exists. Nothing was stored, and the visitor has to choose the file again. */
  "file.gone": 409,
  /** The file has 10 MB or more. */
  "file.tooLarge": 413,
  /** Name and content do not match one of the eight file types. */
  "file.typeRefused": 415,
  /** The operator's virus scanner found something harmful in the file. */
  "file.harmful": 422,
  /**
   * Files cannot be accepted at the moment: the disk is full, or the virus scanner does not respond. A form without a file is
   * accepted.
   */
  "file.noRoom": 503,
  "news.read": 200,
  "seo.read": 200,
  "formToken.made": 200,
  "visit.stored": 200,
  /** The visitor's browser asks not to be tracked, so nothing was stored. */
  "visit.ignored": 200,
  /** Written to the log. Nothing is stored. */
  "clientError.noted": 200,
  "health.up": 200,
  "health.databaseDown": 503,
  /** The database responds, but nothing can be stored: the disk is full, or a folder belongs to another user. */
  "health.cannotStore": 503,
  /** The body does not match its content type: it is neither valid JSON nor a valid form, or its text is not UTF-8. */
  "request.notJson": 400,
  /** Fields are missing, of the wrong type, or sent twice in a form. `data.fields` names them. */
  "request.invalid": 400,
  /** The request line or a header cannot be parsed. */
  "request.malformed": 400,
  /** According to the browser's headers, another site sent this form. */
  "request.crossSite": 403,
  "request.notFound": 404,
  "request.methodNotAllowed": 405,
  /** The body did not arrive within the server's timeout. */
  "request.timeout": 408,
  "request.tooLarge": 413,
  "request.unsupportedType": 415,
  /** The chat needs a WebSocket, and this was a plain HTTP request. */
  "request.upgradeRequired": 426,
  /** More requests than a person sends. `Retry-After` gives the number of seconds to wait. */
  "request.tooMany": 429,
  "request.headersTooLarge": 431,
  /** The server failed. The log has the cause under the same request id. */
  "server.failed": 500,
  /** The queue of requests to store is full, or the database is not reachable. Try again later. */
  "server.busy": 503,
  /** The operator has closed the site for maintenance. `Retry-After` gives the time until the next attempt. */
  "server.maintenance": 503,
} as const;

/** Key of the API's messages. */
export type MessageKey = keyof typeof statusByMessage;

/** Message keys that report a failure. */
export type ErrorMessageKey = {
  [Key in MessageKey]: (typeof statusByMessage)[Key] extends 200 ? never : Key;
}[MessageKey];
