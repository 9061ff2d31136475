import type { Language, Shell } from "@lightmaker/content";
import { Button, EmptyState, Icon, SearchDialog } from "@lightmaker/ui";
import { useDeferredValue, useMemo, useState } from "react";
import { PopularPages } from "./PopularPages.tsx";
import { groupsOf } from "./results.ts";
import { useSearchIndex } from "./useSearchIndex.ts";
import { useStoredQuery } from "./useStoredQuery.ts";

export type SiteSearchProps = Pick<Shell["search"], "labels" | "popular" | "ask" | "kinds"> & {
  language: Language;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Words to start with. Each request is a new object. */
  asked: { readonly words: string } | undefined;
};

/** Dialog that searches the whole site. It is a late chunk together with everything that only it needs. */
export function SiteSearch({
  labels,
  popular,
  ask,
  kinds,
  language,
  open,
  onOpenChange,
  asked,
}: SiteSearchProps) {
  const [words, setWords] = useStoredQuery(asked?.words);
  const [answered, setAnswered] = useState(asked);
  if (asked && asked !== answered) {
    setAnswered(asked);
    setWords(asked.words);
  }
  const [index, retry] = useSearchIndex(language);
  // The typed text appears at once; the results follow as soon as there is time.
  const query = useDeferredValue(words).trim();
  const groups = useMemo(
    () => (index.state === "ready" && query ? groupsOf(index.engine.find(query), kinds) : []),
    [index, query, kinds],
  );
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  const nothing = labels.nothing.replace("{value}", () => query);
  const popularPages = (
    <PopularPages links={popular} title={labels.popular} onFollow={() => onOpenChange(false)} />
  );
  const status = {
    loading: "",
    failed: labels.failed,
    ready: count > 0 ? labels.found.replace("{count}", String(count)) : query ? nothing : "",
  }[index.state];

  return (
    <SearchDialog
      groups={groups}
      headingLevel={2}
      labels={labels}
      loading={index.state === "loading"}
      onOpenChange={onOpenChange}
      onValueChange={setWords}
      open={open}
      status={status}
      value={words}
    >
      {index.state === "failed" ? (
        <EmptyState
          action={<Button onClick={retry}>{labels.retry}</Button>}
          headingLevel={3}
          icon={<Icon name="alert" size="l" />}
          title={labels.failed}
        >
          {labels.failedAdvice}
        </EmptyState>
      ) : query ? (
        <EmptyState
          action={
            <Button asChild>
              <a
                href={ask.href.replace("{value}", () => encodeURIComponent(query))}
                onClick={() => onOpenChange(false)}
              >
                {ask.label}
              </a>
            </Button>
          }
          headingLevel={3}
          icon="search"
          title={nothing}
        >
          {labels.advice}
        </EmptyState>
      ) : null}
      {popularPages}
    </SearchDialog>
  );
}
