import { feedPages, type SeoEntry } from "@lightmaker/api/contract";
import {
  breadcrumbs,
  chatWords,
  i18nFor,
  type Language,
  languageLinks,
  languages,
  modelAddress,
  modelIds,
  pageAt,
  pagePath,
  pages,
  type Resolution,
  type ResolvedPage,
  resolveNotice,
  resolveOffer,
  resolvePage,
  resolveShell,
  searchDocuments,
  settingsFile,
  specificationSheet,
  structuredData,
} from "@lightmaker/content";
import { settingsFilePath } from "@lightmaker/content/settings/machines";
import { withDocuments } from "./documents.server.ts";

/** Returns the settings for resolving content into a language. */
export const resolutionFor = (language: Language): Resolution & { readonly language: Language } => ({
  i18n: i18nFor(language),
  language,
  catalogue: language,
});

/** Returns all data of the page at a path, in its language. Runs only at build time, so no catalogue reaches the browser. */
export async function pageFor(pathname: string) {
  const { id, language } = pageAt(pathname);
  const resolution = resolutionFor(language);
  const page: ResolvedPage = await withDocuments(resolvePage(pages[id], resolution), language);
  return {
    language,
    page,
    alternates: languageLinks(id),
    /** URL of the feed with the page's content. */
    feed: id === "news" ? feedPages[language] : undefined,
    breadcrumbs: breadcrumbs(id, resolution),
    structuredData: structuredData(pages[id], resolution),
  };
}

/** Returns menu, footer and labels in the language of a path, and the offer of the other language in that other language. */
export function shellFor(pathname: string) {
  const { language } = pageAt(pathname);
  const other = languages.find((each) => each !== language) ?? language;
  return {
    language,
    shell: resolveShell(resolutionFor(language)),
    offer: resolveOffer(resolutionFor(other)),
  };
}

/** Returns the notice that is shown in place of a page, in the language of a path. */
export const noticeFor = (notice: string, pathname: string) =>
  resolveNotice(notice, resolutionFor(pageAt(pathname).language));

/** Returns the addresses that search engines may list, each as a function of the language. */
export const listedAddresses = () =>
  Object.values(pages).flatMap(({ id, unlisted, models = {} }) =>
    unlisted
      ? []
      : [
          (language: Language) => pagePath(id, language),
          ...modelIds
            .filter((model) => models[model])
            .map((model) => (language: Language) => modelAddress(pagePath(id, language), model)),
        ],
  );

/** Returns the SEO entries of the models' addresses, in all languages. */
export const modelHeads = (): readonly SeoEntry[] =>
  languages.flatMap((language) =>
    Object.values(pages).flatMap((page) =>
      Object.entries(resolvePage(page, resolutionFor(language)).models ?? {}).map(([model, head]) => ({
        path: modelAddress(pagePath(page.id, language), model as (typeof modelIds)[number]),
        title: head.title,
        keyword: head.keywords,
        describe: head.description,
      })),
    ),
  );

/** Returns the home page, which describes the site. */
export const siteWords = (language: Language) => resolvePage(pages.home, resolutionFor(language));

/** Returns the machine-readable specification of a model, in the language of a path. */
export const sheetFor = (model: string, pathname: string) =>
  specificationSheet(model, resolutionFor(pageAt(pathname).language));

/** Returns the file of a machine's settings, in the language of a path. */
export function settingsFileFor(name: string, pathname: string) {
  const language = languages.find((each) => settingsFilePath(name, each) === pathname);
  if (!language) throw new RangeError(`No file of settings is at ${pathname}.`);
  return settingsFile(name, resolutionFor(language));
}

/** Returns the texts of the chat window, in the language of a path. */
export const chatWordsFor = (pathname: string) => chatWords(resolutionFor(pageAt(pathname).language));

/** Returns all documents of the search, in the language of a path. */
export const searchFor = (pathname: string) => searchDocuments(resolutionFor(pageAt(pathname).language));
