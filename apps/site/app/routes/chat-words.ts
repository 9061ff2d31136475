import type { LoaderFunctionArgs } from "react-router";
import { chatWordsFor } from "../resolve.server.ts";

/** What the chat's window says, as a file: only who opens the chat fetches it. */
export const loader = ({ url }: LoaderFunctionArgs) => Response.json(chatWordsFor(url.pathname));
