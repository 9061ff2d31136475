/** Languages in which every example is written; Storybook's toolbar and the global suites go through both. */
export type ExampleLanguage = "zh" | "en";

/**
 * What a component's `X.examples.ts` exports as `examples`: the same names in both languages, each with the
 * props that differ from story to story, as plain data.
 */
export type Examples<Props, Name extends string = string> = Readonly<
  Record<ExampleLanguage, Readonly<Record<Name, Props>>>
>;

/**
 * Turns one named example into a story: Chinese as `args`, both languages under `parameters.examples`, from
 * where Storybook's language toolbar and the global suites take the other one.
 *
 * @example export const Default: Story = fromExamples(examples, "default");
 */
export function fromExamples<Props, Name extends string>(
  examples: Examples<Props, Name>,
  name: NoInfer<Name>,
): { args: Props; parameters: { examples: Readonly<Record<ExampleLanguage, Props>> } } {
  return {
    args: examples.zh[name],
    parameters: { examples: { zh: examples.zh[name], en: examples.en[name] } },
  };
}

/** The props a story shows in the toolbar's language; play functions look for these texts, not for `args`. */
export function shownArgs<Args>(context: {
  args: Args;
  parameters: Record<string, unknown>;
  globals: Record<string, unknown>;
}): Args {
  const examples = context.parameters["examples"] as Partial<Record<string, Args>> | undefined;
  return { ...context.args, ...examples?.[String(context.globals["language"])] };
}
