import type { LoaderFunctionArgs } from "react-router";
import { settingsFileFor } from "../resolve.server.ts";

/** Settings of a machine as a file, written when the site is built. */
export function loader({ params, url }: LoaderFunctionArgs) {
  const { text, type } = settingsFileFor(params["name"] ?? "", url.pathname);
  return new Response(text, { headers: { "Content-Type": `${type}; charset=utf-8` } });
}
