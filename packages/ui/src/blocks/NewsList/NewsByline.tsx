import { Badge } from "../../components/Badge/index.ts";
import type { NewsListItem } from "./NewsList.data.ts";

/** Author, date and type of a news item. Internal to NewsList, not exported from the package. */
export function NewsByline({ item }: { item: NewsListItem }) {
  const { author, date, type } = item;
  return (
    <>
      <span>{author}</span> <time dateTime={date.iso}>{date.text}</time>
      {type.label ? <Badge>{type.label}</Badge> : null}
    </>
  );
}
