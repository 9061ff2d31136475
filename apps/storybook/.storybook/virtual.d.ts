declare module "virtual:style-sources" {
  const sources: Readonly<Record<string, string>>;
  export default sources;
}
declare module "virtual:props" {
  const props: Readonly<Record<string, readonly import("./props/prop.ts").Documented[]>>;
  export default props;
}
declare module "virtual:token-rows" {
  const rows: readonly import("./token-rows.ts").TokenRow[];
  export default rows;
}
declare module "virtual:changes" {
  /** Version of packages/ui. */
  export const version: string;
  export const changes: readonly import("./changes.ts").Change[];
  /** Components and blocks that no release has yet. */
  export const fresh: readonly string[];
}
