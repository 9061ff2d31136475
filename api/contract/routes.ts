import { type FormLanguage, inEachLanguage } from "./languages.ts";

/** Addresses of the API. Client, server, forms and tests all use this list. */
export const routes = {
  /** POST, JSON or an HTML form: stores the lead of the home page's form. */
  addAccessInformation: "/api/accessInformation/add",
  /** POST, JSON or an HTML form: stores an application for a test sample. */
  saveApplicationForm: "/api/applicationFormTable/save",
  /** POST, JSON or an HTML form: stores a message from the contact page. */
  insertMessage: "/api/messageTable/insert",
  /** POST, multipart/form-data: stores one file for a sample application. */
  uploadFile: "/api/file/upload",
  /** GET `/api/file/ID` with a signed query: returns an uploaded file, for the staff. */
  file: "/api/file",
  /** POST, JSON or text/plain: stores how long a visitor stayed on a page. */
  saveVisit: "/api/ip/save",
  /** POST, JSON or text/plain: logs that a part of the site failed to load in a visitor's browser. */
  reportClientError: "/api/client-error",
  /** GET `?form=ROUTE`: returns a token that records when a form was opened. */
  formToken: "/api/formToken",
  /** GET: returns published news, newest first. `?language=en` for English, otherwise Chinese. */
  selectNews: "/api/news/selectAll",
  /** GET: returns title, keywords and description of every address. */
  selectSeo: "/api/seoTable/selectAll",
  /**
   * WebSocket. Client to server: JSON `{message, time, language?}`. Server to client: `{answer, time?, sources?, suggestions?}`.
   */
  chat: "/chat",
  /** GET: returns this API as OpenAPI 3.1. */
  openApi: "/api/openapi.json",
  /** GET: returns 200 while the server can read its database, otherwise 503. */
  health: "/healthz",
} as const;

/** Address for a visit that is sent while the page unloads. Its `stopTime` is in milliseconds. */
export const unloadVisitAddress = `${routes.saveVisit}?reason=unload`;

/**
 * Pages that a visitor without JavaScript is redirected to after posting a form. They are prerendered by the site. The address
 * never comes from the request, so nobody can be redirected to another site.
 */
export const formAnswerPages = /* @__PURE__ */ inEachLanguage((_, prefix) => ({
  sent: `${prefix}/sent`,
  notSent: `${prefix}/not-sent`,
}));

/** Pages of the site that the server fills news into, if the site has them. */
export const newsPages = /* @__PURE__ */ inEachLanguage((_, prefix) => `${prefix}/about/news`);

/** Atom feed of the news in each language. */
export const feedPages = /* @__PURE__ */ inEachLanguage((_, prefix) => `${prefix}/feed.xml`);

/** Maximum size of a request body, in bytes: 64 kB, unless the server's `BODY_LIMIT` sets another. */
export const maxBodyBytes = 65_536;

/** Routes that accept a visitor's form. */
export type LeadRoute = (typeof routes)["addAccessInformation" | "saveApplicationForm" | "insertMessage"];

/**
 * Returns the `action` of an HTML form that posts a lead without JavaScript.
 *
 * @param language language of the page with the form, and of the page that the visitor is redirected to
 */
export function formAction(route: LeadRoute, language: FormLanguage): string {
  return `${route}?language=${language}`;
}
