/** Has no types of its own. */
declare module "@adobe/structured-data-validator" {
  type ByType = Readonly<Partial<Record<string, readonly object[]>>>;

  export default class Validator {
    /** Takes data grouped by type, as extractors return it. */
    validate(
      data: Readonly<Record<"jsonld" | "microdata" | "rdfa", ByType>>,
    ): Promise<readonly { readonly severity: "ERROR" | "WARNING"; readonly issueMessage: string }[]>;
  }
}
