import type { Meta, StoryObj } from "@storybook/react-vite";
import { useId } from "react";
import { expect, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { Heading } from "../Heading/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { examples } from "./Section.examples.ts";
import { Section, type SectionProps } from "./Section.tsx";

interface Args extends Omit<SectionProps, "children"> {
  title: string;
  text: string;
}

function TextSection({ title, text, ...args }: Args) {
  const id = useId();
  return (
    <Section {...args} labelledBy={id}>
      <Stack gap="m">
        <Heading id={id} level={2}>
          {title}
        </Heading>
        <Text tone="muted">{text}</Text>
      </Stack>
    </Section>
  );
}

const meta = {
  // The heading of the example.
  argTypes: { labelledBy: { control: false } },
  component: TextSection,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof TextSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A region named after its heading. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async ({ canvasElement, ...context }) => {
    const args = shownArgs(context);
    await expect(within(canvasElement).getByRole("region", { name: args.title })).toBeVisible();
  },
};
export const Surface: Story = fromExamples(examples, "surface");

/** Dark in both themes, including the content. */
export const Dark: Story = {
  ...fromExamples(examples, "dark"),
  play: async ({ canvasElement, ...context }) => {
    const args = shownArgs(context);
    const section = within(canvasElement).getByRole("region", { name: args.title });
    await expect(section).toHaveStyle({ backgroundColor: "rgb(14, 16, 19)", color: "rgb(243, 245, 246)" });
  },
};
export const Compact: Story = fromExamples(examples, "compact");
export const Loose: Story = fromExamples(examples, "loose");
export const Full: Story = fromExamples(examples, "full");

/** Adjacent sections with the same background share the space between them. */
export const Neighbours: Story = {
  ...fromExamples(examples, "default"),
  render: (args) => (
    <>
      <TextSection {...args} />
      <TextSection {...args} title={`${args.title} 2`} />
      <TextSection {...args} title={`${args.title} 3`} tone="dark" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const starts = [...canvasElement.querySelectorAll("section")].map(
      (section) => Number.parseFloat(getComputedStyle(section).paddingBlockStart) > 0,
    );
    await expect(starts).toEqual([true, false, true]);
  },
};
export const LongText: Story = fromExamples(examples, "longText");
