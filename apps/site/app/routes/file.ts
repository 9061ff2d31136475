import type { LoaderFunctionArgs } from "react-router";
import { siteFile } from "../site-files.server.ts";

/** Files that programs ask the site for, written when it is built. */
export const loader = ({ url }: LoaderFunctionArgs) => siteFile(url.pathname);
