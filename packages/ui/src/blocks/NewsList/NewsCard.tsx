"use client";

import type { MouseEvent } from "react";
import { Badge } from "../../components/Badge/index.ts";
import { Card } from "../../components/Card/index.ts";
import { Heading } from "../../components/Heading/index.ts";
import { Image } from "../../components/Image/index.ts";
import { Link } from "../../components/Link/index.ts";
import { Text } from "../../components/Text/index.ts";
import * as styles from "./NewsList.css.ts";
import type { NewsListItem } from "./NewsList.data.ts";

interface NewsCardProps {
  item: NewsListItem;
  headingLevel: 2 | 3 | 4;
  readMore: string;
  imageError: string;
  /** True if the picture may be the largest one above the fold. */
  priority: boolean;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Returns the picture data for a URL. The real size is unknown; news pictures are 3:2. */
const picture = (src: string) => ({
  alt: "",
  width: 640,
  height: 427,
  color: "#8b8f94",
  src,
  srcSet: "",
});

/**
 * A card with one news item. The title is the link, and the whole card is clickable. Internal to NewsList, not exported
 * from the package.
 */
export function NewsCard({ item, headingLevel, readMore, imageError, priority, onOpen }: NewsCardProps) {
  const { title, date, type, profile, photo, href } = item;
  return (
    <Card asChild className={styles.card}>
      <article>
        {photo ? (
          <Image
            errorLabel={imageError}
            picture={picture(photo)}
            priority={priority}
            ratio={3 / 2}
            sizes="(width > 1440px) 411px, (width > 480px) 46vw, 90vw"
          />
        ) : null}
        <div className={styles.words}>
          <div className={styles.meta}>
            <time dateTime={date.iso}>{date.text}</time>
            {type.label ? <Badge>{type.label}</Badge> : null}
          </div>
          <Heading level={headingLevel} size="h4">
            <a className={styles.title} href={href} onClick={onOpen}>
              {title}
            </a>
          </Heading>
          <Text className={styles.profile} size="small" tone="muted">
            {profile}
          </Text>
          <Link asChild className={styles.more} variant="arrow">
            <span aria-hidden="true">{readMore}</span>
          </Link>
        </div>
      </article>
    </Card>
  );
}
