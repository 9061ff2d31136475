import type { LoaderFunctionArgs } from "react-router";
import { searchFor } from "../resolve.server.ts";

/** All that can be found in one language as a file, written when the site is built. */
export const loader = ({ url }: LoaderFunctionArgs) => Response.json(searchFor(url.pathname));
