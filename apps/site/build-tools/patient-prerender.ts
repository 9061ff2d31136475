/**
 * Gives the prerendering of a page five minutes. React Router gives up after ten seconds, without a setting, and a machine
 * that does other work may need longer for the first pages (seen at a load of 20 on two cores).
 */
const { timeout } = AbortSignal;
AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, Math.max(milliseconds, 300_000));
