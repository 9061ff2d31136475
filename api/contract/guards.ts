/**
 * Carries the token of `GET /api/formToken`, which says when a form was opened. It travels in a header because the bodies of the
 * forms are fixed. A lead without one is taken all the same. It is also the lead's idempotency key: the same token with the same
 * content is one lead, so a visitor whose answer was lost on the way may send again.
 */
export const formTokenHeader = "X-Form-Token";

/** Carries what was typed into the trap: a field that people do not see and programs fill in. */
export const formTrapHeader = "X-Form-Trap";

/** The trap's name in a form that is posted without JavaScript. */
export const formTrapField = "website";
