import { Container, Stack, space } from "@lightmaker/ui";
import type { ComponentType } from "react";
import * as callToAction from "../../../packages/ui/src/blocks/CallToAction/CallToAction.stories.tsx";
import * as productCards from "../../../packages/ui/src/blocks/ProductCards/ProductCards.stories.tsx";
import * as accordion from "../../../packages/ui/src/components/Accordion/Accordion.stories.tsx";
import * as badge from "../../../packages/ui/src/components/Badge/Badge.stories.tsx";
import * as button from "../../../packages/ui/src/components/Button/Button.stories.tsx";
import * as emptyState from "../../../packages/ui/src/components/EmptyState/EmptyState.stories.tsx";
import * as filterChips from "../../../packages/ui/src/components/FilterChips/FilterChips.stories.tsx";
import * as pagination from "../../../packages/ui/src/components/Pagination/Pagination.stories.tsx";
import * as select from "../../../packages/ui/src/components/Select/Select.stories.tsx";
import * as specTable from "../../../packages/ui/src/components/SpecTable/SpecTable.stories.tsx";
import * as tabs from "../../../packages/ui/src/components/Tabs/Tabs.stories.tsx";
import * as textInput from "../../../packages/ui/src/components/TextInput/TextInput.stories.tsx";

type Props = Readonly<Record<string, unknown>>;

/** The exports of a story file that this page uses. */
interface StoryFile {
  default: { component: ComponentType<Props>; args?: Props };
  Default: { args?: Props; parameters?: { examples?: Readonly<Record<string, Props>> } };
}

const files = (modules: readonly unknown[]) => modules as readonly StoryFile[];

const small = files([button, badge]);
const components = files([
  textInput,
  select,
  filterChips,
  tabs,
  specTable,
  accordion,
  pagination,
  emptyState,
]);
const blocks = files([productCards, callToAction]);

function All({ parts, language }: { parts: readonly StoryFile[]; language: string }) {
  return parts.map(({ default: { component: Part, args }, Default }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <Part key={index} {...args} {...Default.args} {...Default.parameters?.examples?.[language]} />
  ));
}

/** One component or block of each kind, with the props of its default story: controls, text, tables, cards and a dark section. */
export function KitchenSink({ language }: { language: string }) {
  return (
    <>
      <Container>
        <Stack gap="3xl" style={{ paddingBlockStart: space.xl }}>
          <Stack direction="row" gap="l" align="center" wrap>
            <All parts={small} language={language} />
          </Stack>
          <All parts={components} language={language} />
        </Stack>
      </Container>
      <All parts={blocks} language={language} />
    </>
  );
}
