import { msg } from "@lingui/core/macro";
import { external, verbatim } from "./authoring.ts";
import { brand } from "./brand.ts";

const { email, servicePhone } = brand;

/** The mail address, as a link. */
export const mail = external(`mailto:${email}`, verbatim(email));

/** The service's number, as a link. */
export const callService = external(`tel:${servicePhone}`, msg`拨打售后电话 ${servicePhone}`);
