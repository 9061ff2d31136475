import type { LoaderFunctionArgs } from "react-router";
import { searchFor } from "../resolve.server.ts";

/** All documents of the search in one language as a JSON file, written when the site is built. */
export const loader = ({ url }: LoaderFunctionArgs) => Response.json(searchFor(url.pathname));
