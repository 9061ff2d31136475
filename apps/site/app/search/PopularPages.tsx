import { Link, type LinkData, Stack, Text } from "@lightmaker/ui";

export interface PopularPagesProps {
  title: string;
  links: readonly LinkData[];
  /** Called when one of them is followed. */
  onFollow: () => void;
}

/** Where to begin when nothing has been looked for, or nothing found. */
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
