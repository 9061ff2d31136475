/** Path of a page, with `?model=` for a model's own address. */
export const seoPathPattern = /^\/([^/?#\s]+(\/[^/?#\s]+)*)?(\?model=[a-z0-9-]+)?$/;
