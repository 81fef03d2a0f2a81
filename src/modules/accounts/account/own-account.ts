import type { Actor } from '#kernel/actor.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Account } from './account.ts';
import { findAccountById } from './repository.ts';

/** The account of who calls; throws 401 `unauthenticated` if there is none (any more). */
export function getOwnAccount(db: Db, actor: Actor): Promise<Account> {
  if (actor.kind !== 'account') throw new Problem(problems.unauthenticated);
  return getAccount(db, actor.accountId);
}

/** An account that may be used; throws 401 `unauthenticated` if there is none (any more). */
export async function getAccount(db: Db, id: string): Promise<Account> {
  const account = await findAccountById(db, id);
  if (account === undefined || account.disabledAt !== null) throw new Problem(problems.unauthenticated);
  return account;
}
