import { feedPages } from "@lightmaker/api/contract";
import {
  breadcrumbs,
  chatWords,
  i18nFor,
  type Language,
  languageLinks,
  languages,
  pageAt,
  pages,
  type Resolution,
  type ResolvedPage,
  resolveNotice,
  resolveOffer,
  resolvePage,
  resolveShell,
  searchDocuments,
  specificationSheet,
  structuredData,
} from "@lightmaker/content";
import { withDocuments } from "./documents.server.ts";

const resolutionFor = (language: Language): Resolution & { readonly language: Language } => ({
  i18n: i18nFor(language),
  language,
  catalogue: language,
});

/** Everything one address shows, in its language. Runs at build time only: no catalogue reaches the browser. */
export async function pageFor(pathname: string) {
  const { id, language } = pageAt(pathname);
  const resolution = resolutionFor(language);
  const page: ResolvedPage = await withDocuments(resolvePage(pages[id], resolution), language);
  return {
    language,
    page,
    alternates: languageLinks(id),
    /** The page's content for readers of feeds. */
    feed: id === "news" ? feedPages[language] : undefined,
    breadcrumbs: breadcrumbs(id, resolution),
    structuredData: structuredData(pages[id], resolution),
  };
}

/** Menu, footer and labels in the language of an address, and the offer of the other language in that. */
export function shellFor(pathname: string) {
  const { language } = pageAt(pathname);
  const other = languages.find((each) => each !== language) ?? language;
  return {
    language,
    shell: resolveShell(resolutionFor(language)),
    offer: resolveOffer(resolutionFor(other)),
  };
}

/** What is shown in place of a page, in the language of an address. */
export const noticeFor = (notice: string, pathname: string) =>
  resolveNotice(notice, resolutionFor(pageAt(pathname).language));

/** Ids of the pages that anybody may find. */
export const listedPages = () => Object.values(pages).flatMap(({ id, unlisted }) => (unlisted ? [] : [id]));

/** What the home page says about the site. */
export const siteWords = (language: Language) => resolvePage(pages.home, resolutionFor(language));

/** The specification of a model for programs, in the language of an address. */
export const sheetFor = (model: string, pathname: string) =>
  specificationSheet(model, resolutionFor(pageAt(pathname).language));

/** What the chat's window says, in the language of an address. */
export const chatWordsFor = (pathname: string) => chatWords(resolutionFor(pageAt(pathname).language));

/** All that can be found, in the language of an address. */
export const searchFor = (pathname: string) => searchDocuments(resolutionFor(pageAt(pathname).language));
