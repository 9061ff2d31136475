import { existsSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Returns the settings for the built site. @throws Error if it is not built */
export function builtSite(): Readonly<Record<string, string>> {
  const build = join(root, "apps/site/build");
  if (!existsSync(join(build, "client/index.html"))) {
    throw new Error("The site is not built: `npx turbo run build --filter=@lightmaker/site` builds it.");
  }
  return {
    SITE_DIR: join(build, "client"),
    MEDIA_DIR: join(root, "packages/media/built"),
    KNOWLEDGE_DIR: join(build, "knowledge"),
    PAGES_DIR: join(build, "pages"),
  };
}
