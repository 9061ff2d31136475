/** Splits a request's target into path and query. Proxies may send an absolute URL. */
export function splitTarget(target: string): readonly [pathname: string, search: string] {
  const local = target.startsWith("/") ? target : target.replace(/^https?:\/\/[^/?]*/i, "");
  const mark = local.indexOf("?");
  return mark === -1 ? [local || "/", ""] : [local.slice(0, mark) || "/", local.slice(mark)];
}
