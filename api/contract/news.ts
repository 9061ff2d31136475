import * as v from "valibot";

/** The chips of the news page, by the types that items carry (decisions 20). Any other type is its own chip. */
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

/** A chip that the site has words for. */
export type NewsChip = (typeof newsChips)[keyof typeof newsChips];

/**
 * The chip an item belongs to.
 *
 * @param type the item's own type
 * @returns a chip with words of its own, or `undefined`: then the type is shown as it is
 */
export function newsChipOf(type: string): NewsChip | undefined {
  return Object.hasOwn(newsChips, type) ? newsChips[type as keyof typeof newsChips] : undefined;
}

/** A news item as `GET /api/news/selectAll` sends it. */
export const newsItemSchema = v.object({
  /** The same in both languages, for `/about/news?item=ID`. */
  id: v.string(),
  title: v.string(),
  author: v.string(),
  /** ISO 8601 in UTC, such as `2026-05-12T12:00:00.000Z`. */
  createTime: v.string(),
  type: v.string(),
  /** HTML, sanitised when it was stored. To be sanitised again where it is shown (decisions 21). */
  content: v.string(),
  /** 1: only published items are sent. */
  state: v.number(),
  /** Address of a picture, or empty. */
  photoUrl: v.string(),
  /** One or two sentences for the card. */
  profile: v.string(),
});

/** A published news item. */
export type NewsItem = v.InferOutput<typeof newsItemSchema>;

/** What `GET /api/news/selectAll` returns: newest first. */
export const newsSchema = v.array(newsItemSchema);

/** Title, keywords and description of one address, as `GET /api/seoTable/selectAll` sends them. */
export const seoEntrySchema = v.object({
  /** With the language's prefix, such as `/en/products`. */
  path: v.string(),
  title: v.string(),
  keyword: v.string(),
  describe: v.string(),
});

/** What the head of one page says. */
export type SeoEntry = v.InferOutput<typeof seoEntrySchema>;

/** What `GET /api/seoTable/selectAll` returns. */
export const seoSchema = v.array(seoEntrySchema);
