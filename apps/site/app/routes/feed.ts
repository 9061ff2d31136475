import type { LoaderFunctionArgs } from "react-router";
import { feedFile } from "../feed.server.ts";

/** A file of the product feed for dealers, written when the site is built. */
export const loader = async ({ url }: LoaderFunctionArgs) => Response.json(await feedFile(url.pathname));
