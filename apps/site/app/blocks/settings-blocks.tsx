import { SettingsTables } from "../settings/SettingsTables.tsx";
import { TableLinks } from "../settings/TableLinks.tsx";
import { UrlSettings } from "../settings/UrlSettings.tsx";
import type { BlocksIn } from "./late-blocks.ts";
import type { Renderers } from "./registry.ts";

/** The finder of settings, and the tables of one machine or one material. */
export const renderers: Renderers<BlocksIn<"settings-blocks">> = {
  settings: (data, { labels, language, root: { id } }) => (
    <>
      <UrlSettings {...data} {...(id !== undefined && { id })} language={language} shell={labels} />
      <TableLinks tables={data.tables} />
    </>
  ),
  settingsTables: (data, { labels, language, root: { id } }) => (
    <SettingsTables {...(id !== undefined && { id })} data={data} labels={labels} language={language} />
  ),
};
