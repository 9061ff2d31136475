import { msg } from "@lingui/core/macro";
import { inline } from "../authoring.ts";

const fire = msg`着火：能停就停机，所有人离开，打 119。`;
const injury = msg`有人受伤：停机、断电，打 120，有人守着伤者。`;
const numbers = msg`国外打当地的火警和急救电话。不要等我们回复。`;

/** First steps in a fire, and when somebody is hurt. */
export const emergency = msg`${inline(fire)}${inline(injury)}${inline(numbers)}`;

/** The same under a heading that says that somebody is hurt. */
export const injuredBelow = msg`停机、断电，打 120，有人守着伤者。${inline(numbers)}`;

/** First steps when somebody is hurt, whatever the harm. */
export const injured = msg`${inline(injury)}${inline(numbers)}`;

/** Steps if the beam may have met an eye. */
export const eyeExposed = msg`激光可能照到了眼睛：停机，马上去看眼科急诊，不疼也去。`;

/** Steps when the carbon monoxide alarm beside an air purifier sounds. */
export const alarmSounds = msg`一氧化碳报警器响了：能停就停机，所有人马上到室外；头痛、头晕、恶心的，打急救电话。不用进屋就能开的门窗，打开通风，等报警器不响了，再进屋；查清原因以前不开机。`;

/** Steps if smoke has made somebody ill. */
export const smokeInhaled = msg`吸了烟不舒服：停机，马上到室外；喘不上气或者站不稳，打急救电话。`;
