import { maxEmailLength } from '#kernel/field-rules.ts';

/** What somebody may ask of us about their data (GDPR articles 15, 16, 17 and 21). */
export const requestKinds = ['copy', 'correct', 'erase', 'object'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** As what somebody writes. */
export const requestRelations = ['named', 'company', 'customer', 'representative'] as const;
export type RequestRelation = (typeof requestRelations)[number];

/** Longest values, in characters after trimming. */
export const requestLimits = { name: 200, company: 300, message: 5_000, email: maxEmailLength } as const;

export const isKind = (kind: string): kind is RequestKind => requestKinds.some((one) => one === kind);
export const isRelation = (relation: string): relation is RequestRelation =>
  requestRelations.some((one) => one === relation);
