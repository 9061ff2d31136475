import type { Meta, StoryObj } from "@storybook/react-vite";
import { Field } from "../../components/Field/index.ts";
import { Stack } from "../../components/Stack/index.ts";
import { SubmitButton } from "../../components/SubmitButton/index.ts";
import { TextInput } from "../../components/TextInput/index.ts";
import { fromExamples } from "../../stories.ts";
import { examples, type FormSectionExample } from "./FormSection.examples.ts";
import { FormSection } from "./FormSection.tsx";

function SectionWithForm({ fields, submit, ...props }: FormSectionExample) {
  return (
    <FormSection {...props}>
      <form>
        <Stack align="start" gap="xl">
          {fields.map(({ name, label, type, autoComplete }) => (
            <Field key={name} label={label} style={{ inlineSize: "100%" }}>
              <TextInput autoComplete={autoComplete} name={name} type={type === "textarea" ? "text" : type} />
            </Field>
          ))}
          <SubmitButton loadingLabel={submit}>{submit}</SubmitButton>
        </Stack>
      </form>
    </FormSection>
  );
}

const meta = {
  component: SectionWithForm,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof SectionWithForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = fromExamples(examples, "default");

export const Pictured: Story = fromExamples(examples, "pictured");

export const Detailed: Story = fromExamples(examples, "detailed");

export const LongText: Story = fromExamples(examples, "longText");
