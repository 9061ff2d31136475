declare module "virtual:style-sources" {
  const sources: Readonly<Record<string, string>>;
  export default sources;
}
