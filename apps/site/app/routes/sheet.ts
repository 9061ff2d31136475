import type { LoaderFunctionArgs } from "react-router";
import { sheetFor } from "../resolve.server.ts";

/** Specification of a model as a file, written when the site is built. */
export const loader = ({ params, url }: LoaderFunctionArgs) =>
  Response.json(sheetFor(params["model"] ?? "", url.pathname));
