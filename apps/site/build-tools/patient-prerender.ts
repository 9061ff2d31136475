import { setDefaultAutoSelectFamilyAttemptTimeout } from "node:net";

/**
 * Gives the prerendering of a page five minutes. React Router gives up after ten seconds, without a setting, and a machine
 * that does other work may need longer for the first pages (seen at a load of 20 on two cores).
 */
const { timeout } = AbortSignal;
AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, Math.max(milliseconds, 300_000));

/**
 * Gives each address of "localhost" a minute. Node takes the next after 250 ms, and this process renders pages meanwhile: a build at a
 * load of 17 ended with "Request failed" and no reason.
 */
setDefaultAutoSelectFamilyAttemptTimeout(60_000);
