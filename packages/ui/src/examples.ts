/** The languages every example is written in. */
export type ExampleLanguage = "zh" | "en";

/**
 * Named plain-data examples of one component, in Chinese and English. Stories, the accessibility suite and
 * screenshots are all made from them, so an example added here is tested everywhere.
 */
export type Examples<Props> = Readonly<Record<ExampleLanguage, Readonly<Record<string, Props>>>>;
