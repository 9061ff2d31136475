import type { LoaderFunctionArgs } from "react-router";
import { documentResponse } from "../documents.server.ts";

/** Manual, specification or drawing as a file, written when the site is built. */
export const loader = ({ params }: LoaderFunctionArgs) => documentResponse(params["name"] ?? "");
