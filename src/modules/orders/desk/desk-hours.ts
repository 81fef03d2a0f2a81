/** An alpha-2 code in upper case. */
export type CountryCode = string;

/** Where the people are who prepare reports: their working days and clock decide when work starts. */
export const deskCountry: CountryCode = 'GB';
export const deskTimeZone = 'Europe/London';

/** The desk opens at this hour. */
export const deskOpenHour = 9;

/** An order accepted at or after this hour starts on the next working day. */
export const deskCutOffHour = 16;

/** A report is due by this hour of the due day. */
export const deskCloseHour = 18;

/** An order ends by itself when its card was not confirmed for so long; until then it may still be accepted. */
export const unpaidMinutes = 90;
