import { Link, type LinkData, Stack, Text } from "@lightmaker/ui";

export interface PopularPagesProps {
  title: string;
  links: readonly LinkData[];
  /** Called when the visitor follows one of the links. */
  onFollow: () => void;
}

/** Suggested pages, shown when nothing has been searched for or nothing was found. */
export function PopularPages({ title, links, onFollow }: PopularPagesProps) {
  return (
    <Stack gap="s" align="start">
      <Text size="small" tone="muted">
        {title}
      </Text>
      {links.map(({ href, label }) => (
        <Link href={href} key={href} onClick={onFollow}>
          {label}
        </Link>
      ))}
    </Stack>
  );
}
