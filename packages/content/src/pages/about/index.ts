import { company } from "./company.ts";
import { finance } from "./finance.ts";
import { about } from "./hub.ts";
import { news } from "./news.ts";
import { sample } from "./sample.ts";
import { service } from "./service.ts";

/** Pages about the maker and its work with customers. */
export const aboutPages = { about, company, service, sample, finance, news };
