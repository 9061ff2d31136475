/** Every address of the API. Client, server, the site's form and the tests read them here. */
export const routes = {
  /** POST, JSON or an HTML form: stores the home form's lead. */
  addAccessInformation: "/api/accessInformation/add",
  /** POST, JSON or an HTML form: stores an application for a test sample. */
  saveApplicationForm: "/api/applicationFormTable/save",
  /** POST, JSON or an HTML form: stores a message from the contact page. */
  insertMessage: "/api/messageTable/insert",
  /** POST, multipart/form-data: stores one file for a sample application. */
  uploadFile: "/api/file/upload",
  /** GET `/api/file/ID` with a signed query: an uploaded file, for the staff. */
  file: "/api/file",
  /** POST, JSON or text/plain: stores how long somebody stayed on a page. */
  saveVisit: "/api/ip/save",
  /** POST, JSON or text/plain: notes that a visitor's browser missed a part of the site. */
  reportClientError: "/api/client-error",
  /** GET `?form=ROUTE`: a token that says when a form was opened. */
  formToken: "/api/formToken",
  /** GET: published news, newest first; `?language=en` for English, else Chinese. */
  selectNews: "/api/news/selectAll",
  /** GET: title, keywords and description of every address. */
  selectSeo: "/api/seoTable/selectAll",
  /** WebSocket: JSON `{message, time, language?}` there, `{answer, time?, sources?, suggestions?}` back. */
  chat: "/chat",
  /** GET: this API as OpenAPI 3.1. */
  openApi: "/api/openapi.json",
  /** GET: 200 while the server can read its database, else 503. */
  health: "/healthz",
} as const;

/** Where a visit goes that is sent while the page unloads: its `stopTime` is in milliseconds. */
export const unloadVisitAddress = `${routes.saveVisit}?reason=unload`;

/** Languages a form without JavaScript can be answered in; the first is the default. */
export const formLanguages = ["zh", "en"] as const;

/** A language a form can be answered in. */
export type FormLanguage = (typeof formLanguages)[number];

/**
 * The pages a visitor without JavaScript is sent to after posting a form: prerendered by the site, never
 * taken from the request, so that nobody can be redirected elsewhere.
 */
export const formAnswerPages = {
  zh: { sent: "/sent", notSent: "/not-sent" },
  en: { sent: "/en/sent", notSent: "/en/not-sent" },
} as const satisfies Record<FormLanguage, { sent: string; notSent: string }>;

/** The pages of the site that the server fills the news into, when the site has them. */
export const newsPages = { zh: "/about/news", en: "/en/about/news" } as const satisfies Record<
  FormLanguage,
  string
>;

/** Where each language's news are as an Atom feed, for readers of feeds. */
export const feedPages = { zh: "/feed.xml", en: "/en/feed.xml" } as const satisfies Record<
  FormLanguage,
  string
>;

/** The largest body, in bytes, that a server takes unless its `BODY_LIMIT` says otherwise: 64 kB. */
export const maxBodyBytes = 65_536;

/** Routes that a visitor's form is posted to. */
export type LeadRoute = (typeof routes)["addAccessInformation" | "saveApplicationForm" | "insertMessage"];

/**
 * The address of a plain HTML form that posts a lead without JavaScript.
 *
 * @param language the page's language, which decides the language of the page that answers
 */
export function formAction(route: LeadRoute, language: FormLanguage): string {
  return `${route}?language=${language}`;
}
