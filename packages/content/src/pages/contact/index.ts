import { contactus } from "./contactus.ts";
import { contact } from "./hub.ts";
import { partner } from "./partner.ts";

/** Pages with ways to reach the maker. */
export const contactPages = { contact, contactus, partner };
