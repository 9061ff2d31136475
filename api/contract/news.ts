import * as v from "valibot";

/** Chips of the news page by the types of the items (decisions 20). Any other type is its own chip. */
const newsChips = {
  product: "productDynamic",
  产品动态: "productDynamic",
  productDynamic: "productDynamic",
  company: "company",
  公司新闻: "company",
  行业信息: "industryNews",
  industryNews: "industryNews",
  技术分享: "technologyNews",
  technologyNews: "technologyNews",
} as const;

/** Chip that the site has a translation for. */
export type NewsChip = (typeof newsChips)[keyof typeof newsChips];

/**
 * Returns the chip that an item belongs to.
 *
 * @param type type of the item
 * @returns the chip, or `undefined` for an unknown type. The type itself is then shown.
 */
export function newsChipOf(type: string): NewsChip | undefined {
  return Object.hasOwn(newsChips, type) ? newsChips[type as keyof typeof newsChips] : undefined;
}

/** News item as `GET /api/news/selectAll` returns it. */
export const newsItemSchema = v.object({
  /** The same in both languages, for `/about/news?item=ID`. */
  id: v.string(),
  title: v.string(),
  author: v.string(),
  /** ISO 8601 in UTC, such as `2026-05-12T12:00:00.000Z`. */
  createTime: v.string(),
  type: v.string(),
  /** HTML, sanitised before it was stored. Sanitise it again before you show it (decisions 21). */
  content: v.string(),
  /** Always 1: only published items are returned. */
  state: v.number(),
  /** Address of a picture, or empty. */
  photoUrl: v.string(),
  /** One or two sentences for the card. */
  profile: v.string(),
});

export type NewsItem = v.InferOutput<typeof newsItemSchema>;

/** `data` that `GET /api/news/selectAll` returns: news items, newest first. */
export const newsSchema = v.array(newsItemSchema);
