import { Badge } from "../../components/Badge/index.ts";
import type { NewsListItem } from "./NewsList.data.ts";

/** Who wrote an item, when, and its type. Part of NewsList, not exported from the package. */
export function NewsHead({ item }: { item: NewsListItem }) {
  const { author, date, type } = item;
  return (
    <>
      <span>{author}</span> <time dateTime={date.iso}>{date.text}</time>
      {type.label ? <Badge>{type.label}</Badge> : null}
    </>
  );
}
