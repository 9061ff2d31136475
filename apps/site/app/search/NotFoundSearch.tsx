import type { SiteSearchBlockData } from "@lightmaker/content";
import { Button, Field, Heading, Section, Stack, Text, TextInput } from "@lightmaker/ui";
import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useShell } from "../shell/shell-context.ts";
import { useSearch } from "./search-context.ts";
import { wordsOfPath } from "./words-of-path.ts";

/**
 * Search field on the 404 page, filled in with the words of the unknown URL. Without scripts the form leads to the
 * support page.
 */
export function NotFoundSearch({ title, lead, label, submit }: SiteSearchBlockData) {
  const field = useRef<HTMLInputElement>(null);
  const { pathname } = useLocation();
  const { search } = useShell();
  const open = useSearch();

  // One prerendered page answers all unknown URLs, so the words are filled in at hydration. Text that the visitor has
  // already typed stays.
  useLayoutEffect(() => {
    if (field.current?.value === "") field.current.value = wordsOfPath(pathname);
  }, [pathname]);

  return (
    <Section tone="surface">
      <Stack gap="l" align="start">
        <Heading level={2}>{title}</Heading>
        <Text tone="muted">{lead}</Text>
        <search>
          <form
            action={search.fallback.href}
            onSubmit={(event) => {
              event.preventDefault();
              open(field.current?.value ?? "");
            }}
          >
            <Stack gap="m" align="start">
              <Field label={label}>
                <TextInput autoComplete="off" enterKeyHint="search" name="q" ref={field} />
              </Field>
              <Button type="submit">{submit}</Button>
            </Stack>
          </form>
        </search>
      </Stack>
    </Section>
  );
}
