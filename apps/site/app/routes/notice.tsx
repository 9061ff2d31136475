import { Heading, Link, Section, Stack, Text } from "@lightmaker/ui";
import { noticeFor } from "../resolve.server.ts";
import type { Route } from "./+types/notice.ts";

/**
 * What is shown in place of a page: by the server while the site is closed, by the browser without a network. It stands at
 * any address, so no script may take it over (entry.server.tsx); everything on it works without.
 */
export const loader = ({ params, url }: Route.LoaderArgs) => noticeFor(params.notice, url.pathname);

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function Notice({ loaderData: { title, text, contacts } }: Route.ComponentProps) {
  return (
    <Section>
      <Stack gap="l" align="start">
        <Heading level={1}>{title}</Heading>
        <Text>{text}</Text>
        {contacts
          .filter(({ href }) => href)
          .map(({ label, value, href }) => (
            <Text key={label}>
              {label} <Link href={href}>{value}</Link>
            </Text>
          ))}
      </Stack>
    </Section>
  );
}
