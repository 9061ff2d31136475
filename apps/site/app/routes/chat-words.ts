import type { LoaderFunctionArgs } from "react-router";
import { chatWordsFor } from "../resolve.server.ts";

/** Texts of the chat window as a JSON file. The browser fetches it when a visitor opens the chat. */
export const loader = ({ url }: LoaderFunctionArgs) => Response.json(chatWordsFor(url.pathname));
