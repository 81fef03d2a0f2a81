/** A calendar day as sources write it: `YYYY-MM-DD`. */
export type Day = string;

/** A day of which the source gives only the year or the month: `2019`, `2019-07`, `2019-07-31`. */
export type PartialDay = string;

/** From when until when something held; a missing end is one that the source does not give. */
export type Period = Readonly<{ since?: Day; until?: Day }>;
