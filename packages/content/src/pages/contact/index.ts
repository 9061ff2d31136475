import { contactus } from "./contactus.ts";
import { contact } from "./hub.ts";
import { partner } from "./partner.ts";

/** Ways to reach the maker. */
export const contactPages = { contact, contactus, partner };
