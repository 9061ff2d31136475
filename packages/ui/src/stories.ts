/** Languages of every example. Storybook's toolbar switches between them, and the global test suites use both. */
export type ExampleLanguage = "zh" | "en";

/**
 * Examples of a component, as plain data: the props that differ between stories, under the same names in both languages.
 * Each `X.examples.ts` exports them as `examples`.
 */
export type Examples<Props, Name extends string = string> = Readonly<
  Record<ExampleLanguage, Readonly<Record<Name, Props>>>
>;

/**
 * Turns a named example into a story. The English props become `args`. Both languages go into `parameters.examples`, where
 * Storybook's language toolbar and the global test suites find the other one.
 *
 * @example export const Default: Story = fromExamples(examples, "default");
 */
export function fromExamples<Props, Name extends string>(
  examples: Examples<Props, Name>,
  name: NoInfer<Name>,
): { args: Props; parameters: { examples: Readonly<Record<ExampleLanguage, Props>> } } {
  return {
    args: examples.en[name],
    parameters: { examples: { zh: examples.zh[name], en: examples.en[name] } },
  };
}

/**
 * Returns a story's props in the language of the toolbar. A prop that has been edited in the controls stays as it is. Play
 * functions look for these texts, not for those in `args`.
 */
export function shownArgs<Args>({
  args,
  initialArgs,
  parameters,
  globals,
}: {
  args: Args;
  /** The props before any edit. */
  initialArgs: Partial<Args>;
  parameters: Record<string, unknown>;
  globals: Record<string, unknown>;
}): Args {
  const examples = parameters["examples"] as Partial<Record<string, Args>> | undefined;
  const shown = { ...args };
  for (const [name, value] of Object.entries(examples?.[String(globals["language"])] ?? {})) {
    const key = name as keyof Args;
    if (Object.is(args[key], initialArgs[key])) shown[key] = value as Args[keyof Args];
  }
  return shown;
}
