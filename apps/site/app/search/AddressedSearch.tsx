import type { SiteSearchBlockData } from "@lightmaker/content";
import { Button, Field, Heading, Section, Stack, Text, TextInput } from "@lightmaker/ui";
import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useShell } from "../shell/ShellContext.ts";
import { useSearch } from "./SearchContext.ts";
import { wordsOfPath } from "./wordsOfPath.ts";

/** A field that opens the search, filled in with the words of an address that leads nowhere. Without scripts it leads to where help is. */
export function AddressedSearch({ title, lead, label, submit }: SiteSearchBlockData) {
  const field = useRef<HTMLInputElement>(null);
  const { pathname } = useLocation();
  const { search } = useShell();
  const open = useSearch();

  // One page answers all such addresses, so the words come when React does, and not over what was typed before.
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
