/** Roles of the specification; the labels are texts of the accounts module. */
export const roles = ['Admin', 'Manager', 'User', 'Director'] as const;
export type Role = (typeof roles)[number];

/** Who does something: every event row names one. */
export type Actor =
  | Readonly<{ kind: 'visitor' }>
  | Readonly<{
      kind: 'account';
      accountId: string;
      role: Role;
      /** The sign-in the token was given to. */
      sessionId?: string;
      /** Staff who have not set up the second factor that their role demands. */
      lacksSecondFactor?: boolean;
    }>
  | Readonly<{ kind: 'system' }>
  | Readonly<{ kind: 'gateway' }>;

export const visitor: Actor = { kind: 'visitor' };
export const system: Actor = { kind: 'system' };
export const gateway: Actor = { kind: 'gateway' };

/** The name under which an actor stands in an event row, e.g. `account:0192…` or `system`. */
export function actorName(actor: Actor): string {
  return actor.kind === 'account' ? `account:${actor.accountId}` : actor.kind;
}

/** Why the program itself did something, where a person would have typed a sentence: kept as a code, which a page says in its language. */
export type ReasonCode = 'fresh_hold' | 'not_agreed' | 'left_company' | 'given_on_page' | 'handed_over';

/** As rows written before there were codes have it, and as it is written now. */
const codes: Readonly<Record<string, ReasonCode>> = {
  ...{ fresh_hold: 'fresh_hold', 'a fresh hold stands': 'fresh_hold' },
  ...{ not_agreed: 'not_agreed' },
  ...{ left_company: 'left_company', 'who ordered has left the company': 'left_company' },
  ...{ given_on_page: 'given_on_page', 'given by the customer on the page of the order': 'given_on_page' },
  ...{ handed_over: 'handed_over', 'the directorship was handed over': 'handed_over' },
};

/** The code of a kept reason; undefined of what a person typed. Pure. */
export function reasonCodeOf(kept: string): ReasonCode | undefined {
  return Object.hasOwn(codes, kept) ? codes[kept] : undefined;
}
