/** Cities of zones by the zone, where they are called otherwise than its IANA name says: in English none. */
export const en: Readonly<Record<string, string>> = {};
export type Texts = typeof en;
