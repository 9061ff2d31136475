import { Heading, Link, Section, Stack, Text } from "@lightmaker/ui";
import { noticeFor } from "../resolve.server.ts";
import type { Route } from "./+types/notice.ts";

/**
 * Page shown in place of another: by the server while the site is closed, and by the service worker when the browser is
 * offline. It appears at any URL, so it must not be hydrated (entry.server.tsx). Everything on it works without
 * scripts.
 */
export const loader = ({ params, url }: Route.LoaderArgs) => noticeFor(params.notice, url.pathname);

/** Title and description are in SeoHead, as on every page. */
export const meta = () => [{ name: "robots", content: "noindex" }];

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
