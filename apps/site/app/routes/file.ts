import type { LoaderFunctionArgs } from "react-router";
import { siteFile } from "../site-files.server.ts";

/** Files that programs request from the site, written when the site is built. */
export const loader = ({ url }: LoaderFunctionArgs) => siteFile(url.pathname);
