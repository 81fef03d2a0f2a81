import type { Role } from '#kernel/actor.ts';
import { hourMs } from '#kernel/clock.ts';
import { type Fault, faultsOf } from '#kernel/field-rules.ts';
import { limits } from '../account/account-rules.ts';
import { emailRefusal } from '../account/email-rules.ts';
import { lineRefusal } from '../account/field-rules.ts';
import { confirmationRefusal, passwordRefusal } from '../account/password-rules.ts';

/** Roles that somebody can be invited to, the lowest first. */
export const invitedRoles = ['Manager', 'Admin'] as const satisfies readonly Role[];
export type InvitedRole = (typeof invitedRoles)[number];

/** How long a link works. */
export const invitationMs = 72 * hourMs;

export type JoinFields = Readonly<{
  lastName: string;
  name: string;
  password: string;
  confirmPassword: string;
}>;

/** Whether somebody of this role may invite to that one: never to one above the own. */
export function mayInviteAs(own: Role, role: InvitedRole): boolean {
  // Customers stand below all of them.
  const ranks: readonly Role[] = invitedRoles;
  return ranks.indexOf(role) <= ranks.indexOf(own);
}

/** What is wrong with the address of an invitation, as far as can be said without looking. */
export function checkInvitation(email: string): Fault<'email'>[] {
  return faultsOf({ email: emailRefusal(email) });
}

/** What is wrong with what an invited person typed, in the order of the form. */
export function checkJoin(fields: JoinFields): Fault<keyof JoinFields>[] {
  return faultsOf({
    lastName: lineRefusal(fields.lastName, limits.lastName),
    name: lineRefusal(fields.name, limits.name),
    password: passwordRefusal(fields.password),
    confirmPassword: confirmationRefusal(fields.password, fields.confirmPassword),
  });
}
