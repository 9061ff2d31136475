export { createFeed, type Feed, FeedError, type FeedOptions, type FeedStorage } from "./create-feed.ts";
export { type RowKey, type RowNames, rowKeys } from "./row-keys.ts";
export type { FeedDocument, FeedIndex, FeedModel, FeedPicture, FeedRow } from "./schema.ts";
export { type KnownRow, specGroupsOf } from "./spec-groups.ts";
