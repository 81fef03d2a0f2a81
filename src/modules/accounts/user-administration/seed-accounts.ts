import type { Role } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { byName, type Locale, type Localized } from '#kernel/locale.ts';
import type { Db } from '#platform/database/kysely.ts';
import { type Company, splitFullName } from '../account/account.ts';
import { createPasswordSemaphore, createPasswords } from '../account/passwords.ts';
import { hasAccounts, insertAccount, upsertRoles } from '../account/repository.ts';
import { words } from './texts/roles/words.ts';

/** Labels of the roles, in the words of the specification. */
export const roleLabels: Readonly<Record<Role, Localized>> = byName(words);

export type SeedAccount = Readonly<{
  role: Role;
  email: string;
  fullName: string;
  phone: string;
  locale: Locale;
  username: string;
  /** Of a Director. */
  company?: Company;
  /** Of a demo: its password is public, so a code of an app would only keep people out. */
  isSecondFactorWaived?: boolean;
}>;

/** Writes the four roles and their labels; idempotent. */
export async function seedRoles(db: Db): Promise<void> {
  await upsertRoles(db, [
    { name: 'Admin', label: roleLabels.Admin },
    { name: 'Manager', label: roleLabels.Manager },
    { name: 'User', label: roleLabels.User },
    { name: 'Director', label: roleLabels.Director },
  ]);
}

/**
 * Writes first accounts that share one password, hashed once. Only where there is no account at all: whoever removed
 * a demo account from a live site must not find it back after a restart.
 */
export async function seedAccounts(
  db: Db,
  accounts: readonly SeedAccount[],
  password: string,
  clock: Clock,
): Promise<void> {
  if (await hasAccounts(db)) return;
  const passwordHash = await createPasswords(createPasswordSemaphore()).hash(password);
  await db.transaction().execute(async (tx) => {
    for (const { isSecondFactorWaived, ...account } of accounts) {
      const createdAt = clock.now();
      const details = { company: null, ...splitFullName(account.fullName) };
      await insertAccount(tx, {
        ...details,
        ...account,
        id: uuidv7(createdAt),
        passwordHash,
        createdAt,
        ...(isSecondFactorWaived === true && { secondFactorWaivedAt: createdAt }),
      });
    }
  });
}
