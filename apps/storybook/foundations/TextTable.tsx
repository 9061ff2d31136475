import { Unstyled } from "@storybook/addon-docs/blocks";
import { Table } from "../.storybook/docs/Part.tsx";

const tagOf = (text: string) => (/\p{Script=Han}/u.test(text) ? "zh-Hans" : "en");

/** A table of texts for MDX pages. Each cell has the `lang` of its text. */
export function TextTable({
  columns,
  rows,
}: {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  return (
    <Unstyled>
      <Table
        columns={columns}
        rows={rows.map((cells) =>
          cells.map((text) => (
            <span key={text} lang={tagOf(text)}>
              {text}
            </span>
          )),
        )}
      />
    </Unstyled>
  );
}
