/** Languages of pages, forms, news and chat. The first is the default. A further language starts here. */
export const formLanguages = ["zh", "en"] as const;

/** Language of a page, a form, a news item or a question. */
export type FormLanguage = (typeof formLanguages)[number];

/** Beginning of the paths in each language: Chinese at `/…`, English at `/en/…` (decisions 2). */
export const languagePrefix: Readonly<Record<FormLanguage, string>> = { zh: "", en: "/en" };

/** Returns one record entry per language. */
export const inEachLanguage = <Value>(
  valueIn: (language: FormLanguage, prefix: string) => Value,
): Readonly<Record<FormLanguage, Value>> => ({
  zh: valueIn("zh", languagePrefix.zh),
  en: valueIn("en", languagePrefix.en),
});

/** Returns the language of a path: the one whose prefix it has, otherwise the default. */
export const languageOfPath = (pathname: string): FormLanguage =>
  formLanguages.find((language) => {
    const prefix = languagePrefix[language];
    return prefix !== "" && (pathname === prefix || pathname.startsWith(`${prefix}/`));
  }) ?? formLanguages[0];
