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
