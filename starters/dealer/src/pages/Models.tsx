import type { FeedIndex } from "@lightmaker/feed";
import { data } from "../../data.ts";
import { ModelCards } from "./ModelCards.tsx";

export const Models = ({ index }: { index: FeedIndex }) => (
  <ModelCards models={index.models} title={data.products.title} lead={data.products.lead} headingLevel={1} />
);
