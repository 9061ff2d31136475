/** Name of the copy of a file of the feed: `en-products.json` for `https://…/feed/en/products.json`. */
export const copyName = (url: string) => new URL(url).pathname.replace(/^\/feed\//, "").replaceAll("/", "-");
