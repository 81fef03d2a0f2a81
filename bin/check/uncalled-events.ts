/** Events of the state tables that no code causes yet, each with the reason; none is listed that has a caller. */
export const uncalledEvents: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
