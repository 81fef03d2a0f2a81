import { visitor } from '#kernel/actor.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Authenticate } from '#platform/http/register-endpoint.ts';
import type { AccountsService } from './service.ts';

/** Reads `Authorization: Bearer …`: no header is a visitor, anything that is not a good token is 401. */
export function authenticateRequest(deps: { db: Db; accounts: AccountsService }): Authenticate {
  return async (request) => {
    const header = request.headers.authorization;
    if (header === undefined) return visitor;
    const token = /^Bearer +([\w.-]{1,4096})$/i.exec(header)?.[1];
    if (token === undefined) throw new Problem(problems.unauthenticated);
    return deps.accounts.authenticate(deps.db, token);
  };
}
