import type { Role } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import type { Locale } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { splitFullName } from '../account/account.ts';
import { assertPassword, type Passwords } from '../account/passwords.ts';
import { accountProblems } from '../account/problems.ts';
import { insertAccount } from '../account/repository.ts';

export type NewAccount = Readonly<{
  email: string;
  password: string;
  fullName: string;
  role: Role;
  phone?: string;
  locale?: Locale;
}>;

/** Writes an account without a registration; answers its id. Throws 400 `weak_password`, `common_password`, `personal_password` or 409 `email_taken`. */
export async function addAccount(
  db: Db | Tx,
  { clock, passwords }: { clock: Clock; passwords: Passwords },
  { email, password, fullName, role, phone, locale }: NewAccount,
): Promise<string> {
  assertPassword(password, { email, names: [fullName, ...fullName.split(' ')] });
  const createdAt = clock.now();
  const id = uuidv7(createdAt);
  const isNew = await insertAccount(db, {
    ...splitFullName(fullName),
    username: null,
    company: null,
    id,
    role,
    email: email.trim(),
    phone: phone ?? null,
    passwordHash: await passwords.hash(password),
    locale: locale ?? 'en',
    createdAt,
  });
  if (!isNew) throw new Problem(accountProblems.emailTaken);
  return id;
}
