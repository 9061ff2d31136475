declare module "virtual:style-sources" {
  const sources: Readonly<Record<string, string>>;
  export default sources;
}
declare module "virtual:props" {
  const props: Readonly<Record<string, readonly import("./props/prop.ts").Documented[]>>;
  export default props;
}
declare module "virtual:changes" {
  /** Version of packages/ui. */
  export const version: string;
  export const changes: readonly import("./changes.ts").Change[];
}
