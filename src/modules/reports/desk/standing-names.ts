/**
 * How a value stands: `found` by a machine and confirmed by nobody yet, `confirmed`, `chosen` among contradicting ones, `typed` by a
 * person, `contradicted` by another source, `computed` from other facts.
 */
export const standings = ['found', 'confirmed', 'chosen', 'typed', 'contradicted', 'computed'] as const;
export type Standing = (typeof standings)[number];
