import { defineLimit, hourSeconds, minuteSeconds, per } from '#kernel/limit.ts';

/**
 * Passwords and codes. Of a visitor every attempt counts here, and failures once more (sign-in/sign-in-attempts.ts). Of a
 * person: passwords and codes asked again.
 */
export const passwordLimit = defineLimit('login', {
  visitor: [per(hourSeconds, 100)],
  account: [per(15 * minuteSeconds, 10)],
});

/** Links that are asked for by mail, and those that are opened. */
export const mailLinkLimit = defineLimit('mail-link', {
  visitor: [per(10 * minuteSeconds, 10), per(hourSeconds, 30)],
  account: [per(hourSeconds, 20)],
});
