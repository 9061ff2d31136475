import type { FeedIndex } from "@lightmaker/feed";
import { CardGrid } from "@lightmaker/ui/CardGrid";
import { labels } from "../labels.ts";
import { paths } from "../routes.ts";

interface ModelCardsProps {
  models: FeedIndex["models"];
  title: string;
  lead: string;
  headingLevel?: 1 | 2;
}

/** Cards of models, each with its picture and what it is for. */
export function ModelCards({ models, title, lead, headingLevel = 2 }: ModelCardsProps) {
  return (
    <CardGrid
      title={title}
      lead={lead}
      headingLevel={headingLevel}
      labels={labels.pictures}
      cards={models.map((model) => ({
        title: model.name,
        text: model.title,
        // Its name follows: a second one would be read twice.
        picture: { ...model.picture, alt: "" },
        link: { label: labels.model.more, href: paths.model(model.id) },
      }))}
    />
  );
}
