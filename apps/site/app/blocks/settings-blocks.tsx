import { SettingsTables } from "../settings/SettingsTables.tsx";
import { UrlSettings } from "../settings/UrlSettings.tsx";
import type { BlocksIn, Renderers } from "./registry.ts";

/** The finder of settings with its tables. */
export const renderers: Renderers<BlocksIn<"settings-blocks">> = {
  settings: (data, { labels, language, root: { id } }) => (
    <>
      <UrlSettings {...data} {...(id !== undefined && { id })} language={language} shell={labels} />
      <SettingsTables data={data} labels={labels} language={language} />
    </>
  ),
};
