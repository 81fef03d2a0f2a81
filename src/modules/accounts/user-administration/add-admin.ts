import { randomInt } from 'node:crypto';
import { system } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { isEmail } from '#kernel/field-rules.ts';
import type { Locale } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import type { Db } from '#platform/database/kysely.ts';
import { splitFullName } from '../account/account.ts';
import { limits } from '../account/account-rules.ts';
import { insertAccountEvent } from '../account/events-repository.ts';
import { lineRefusal } from '../account/field-rules.ts';
import { passwordRefusal } from '../account/password-rules.ts';
import { createPasswordSemaphore, createPasswords } from '../account/passwords.ts';
import { accountProblems } from '../account/problems.ts';
import { addAccount } from './add-account.ts';
import { seedRoles } from './seed-accounts.ts';

/** No letter or digit that could be read as another. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

export type NewAdmin = Readonly<{ email: string; fullName: string; locale: Locale }>;

/** Why an administrator cannot be called so; undefined if nothing is wrong. Surname first, then the given name. */
export function newAdminRefusal({ email, fullName }: NewAdmin): string | undefined {
  if (!isEmail(email)) return `${email} is no e-mail address.`;
  const { lastName, firstName } = splitFullName(fullName);
  if (lastName === '' || firstName === '')
    return 'Give surname and given name in quotes: "Whitfield Margaret".';
  const refusal = lineRefusal(lastName, limits.lastName) ?? lineRefusal(firstName, limits.name);
  return refusal?.text.en;
}

/** Makes an administrator; answers the password, which is kept nowhere. Throws 409 `email_taken`. */
export async function addAdmin(db: Db, clock: Clock, admin: NewAdmin): Promise<string> {
  const password = randomPassword();
  const passwords = createPasswords(createPasswordSemaphore());
  // On a database where the site was never started the roles are not there yet.
  await seedRoles(db);
  await db.transaction().execute(async (tx) => {
    const accountId = await addAccount(tx, { clock, passwords }, { ...admin, password, role: 'Admin' });
    await insertAccountEvent(tx, { accountId, event: 'registered', actor: system.kind, at: clock.now() });
  });
  return password;
}

/** Whether the address has an account already is the one refusal to expect. */
export function isEmailTaken(error: unknown): boolean {
  return error instanceof Problem && error.code === accountProblems.emailTaken.code;
}

/** Five groups of four, about 116 bits; drawn again until the rule for passwords holds. */
function randomPassword(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  const password = Array.from({ length: 5 }, group).join('-');
  return passwordRefusal(password) === undefined ? password : randomPassword();
}
