/**
 * Header with the token from `GET /api/formToken`, which records when a form was opened. It is a header because the bodies of the
 * forms are fixed. A lead without a token is accepted as well.
 *
 * The token is also the lead's idempotency key: the same token with the same content is one lead. A visitor who never received
 * the response can therefore send the form again.
 */
export const formTokenHeader = "X-Form-Token";

/** Header with the text from the honeypot field, which people do not see and bots fill in. */
export const formTrapHeader = "X-Form-Trap";

/** Name of the honeypot field in a form that is posted without JavaScript. */
export const formTrapField = "website";
